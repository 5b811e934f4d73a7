import { BlockList, isIP } from "node:net";
import type { AuthBackend } from "../../../../src/generated/types/AuthBackend.ts";
import type { AuthRules } from "../../../../src/generated/types/AuthRules.ts";

/** Whom rules are about. */
interface Viewer {
  readonly token: string | undefined;
  readonly ip: string;
  /** In capitals, as tables of countries have it. */
  readonly country: string | undefined;
  readonly userAgent: string | undefined;
}

/** What one rule of a backend says of a viewer. */
interface Ruled {
  readonly isAllowed: boolean;
  /** Behind "by". */
  readonly words: string;
  readonly rule: "token" | "address" | "country" | "player";
  /** Where it stands in the settings of the backend. */
  readonly pointer: string;
}

/** What the first rule says that names the viewer: tokens before addresses, countries and players, allowing before denying. */
export function decideByRules(backend: AuthBackend, viewer: Viewer): Ruled | undefined {
  for (const { rule, list, words, placeIn } of RULES) {
    for (const mode of ["allow", "deny"] as const) {
      const place = placeIn(backend[mode] ?? {}, viewer);
      if (place !== -1) return { isAllowed: mode === "allow", words, rule, pointer: `/${mode}/${list}/${place}` };
    }
  }
  return undefined;
}

interface Rule extends Pick<Ruled, "rule" | "words"> {
  readonly list: keyof AuthRules;
  /** Index of the first value that names the viewer; -1 for none. */
  readonly placeIn: (rules: AuthRules, viewer: Viewer) => number;
}

const RULES: readonly Rule[] = [
  {
    rule: "token",
    list: "tokens",
    words: "its token",
    placeIn: ({ tokens = [] }, { token }) => (token === undefined ? -1 : tokens.indexOf(token)),
  },
  {
    rule: "address",
    list: "ips",
    words: "its address",
    placeIn: ({ ips = [] }, { ip }) => (isInAny(ip, ips) ? ips.findIndex((network) => isInNetwork(ip, network)) : -1),
  },
  {
    rule: "country",
    list: "countries",
    words: "its country",
    placeIn: ({ countries = [] }, { country }) =>
      country === undefined ? -1 : countries.findIndex((code) => code.toUpperCase() === country),
  },
  {
    rule: "player",
    list: "uas",
    words: "its player",
    placeIn: ({ uas = [] }, { userAgent }) => (userAgent === undefined ? -1 : uas.indexOf(userAgent)),
  },
];

/** Whether an address is, or is in, one of a rule: `10.0.0.7`, `10.0.0.0/8`, `10.0/16` in short, `2001:db8::/32`. */
export function isInNetwork(ip: string, rule: string): boolean {
  const list = new BlockList();
  add(list, rule);
  return isListed(list, ip);
}

/** Lists by their rules: most viewers are on none of a long one, which is read once for all of them. */
const lists = new WeakMap<readonly string[], BlockList>();

function isInAny(ip: string, rules: readonly string[]): boolean {
  let list = lists.get(rules);
  if (list === undefined) {
    list = new BlockList();
    for (const rule of rules) add(list, rule);
    lists.set(rules, list);
  }
  return isListed(list, ip);
}

function isListed(list: BlockList, ip: string): boolean {
  const family = isIP(ip);
  return family !== 0 && list.check(ip, family === 4 ? "ipv4" : "ipv6");
}

/** A rule that names no network lists nobody. */
function add(list: BlockList, rule: string): void {
  const [written = "", bits, ...rest] = rule.trim().split("/");
  const network = bits === undefined ? written : inFull(written);
  const family = isIP(network);
  if (family === 0 || rest.length > 0) return;
  const longest = family === 4 ? 32 : 128;
  const prefix = bits === undefined ? longest : Number(bits);
  if (bits === "" || !Number.isInteger(prefix) || prefix < 0 || prefix > longest) return;
  list.addSubnet(network, prefix, family === 4 ? "ipv4" : "ipv6");
}

/** `10.0` is short for `10.0.0.0`. */
function inFull(network: string): string {
  if (!/^\d{1,3}(\.\d{1,3}){0,2}$/.test(network)) return network;
  return [...network.split("."), "0", "0", "0"].slice(0, 4).join(".");
}
