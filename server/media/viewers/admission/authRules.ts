import { BlockList, isIP } from "node:net";
import type { AuthBackend } from "../../../../src/generated/types/AuthBackend.ts";
import type { AuthRules } from "../../../../src/generated/types/AuthRules.ts";

/** Whom rules are about. */
interface Ruled {
  readonly token: string | undefined;
  readonly ip: string;
  /** In capitals, as tables of countries have it. */
  readonly country: string | undefined;
  readonly userAgent: string | undefined;
}

/** What the first rule says that names the viewer: tokens before addresses, countries and players, allowing before denying. */
export function decideByRules(backend: AuthBackend, viewer: Ruled): { isAllowed: boolean; words: string } | undefined {
  for (const { words, fits } of RULES) {
    if (fits(backend.allow ?? {}, viewer)) return { isAllowed: true, words };
    if (fits(backend.deny ?? {}, viewer)) return { isAllowed: false, words };
  }
  return undefined;
}

interface Rule {
  readonly words: string;
  readonly fits: (rules: AuthRules, viewer: Ruled) => boolean;
}

const RULES: readonly Rule[] = [
  { words: "its token", fits: ({ tokens = [] }, { token }) => token !== undefined && tokens.includes(token) },
  { words: "its address", fits: ({ ips = [] }, { ip }) => ips.some((network) => isInNetwork(ip, network)) },
  {
    words: "its country",
    fits: ({ countries = [] }, { country }) =>
      country !== undefined && countries.some((code) => code.toUpperCase() === country),
  },
  { words: "its player", fits: ({ uas = [] }, { userAgent }) => userAgent !== undefined && uas.includes(userAgent) },
];

/** Whether an address is, or is in, one of a rule: `10.0.0.7`, `10.0.0.0/8`, `10.0/16` in short, `2001:db8::/32`. */
export function isInNetwork(ip: string, rule: string): boolean {
  const [written = "", bits, ...rest] = rule.trim().split("/");
  const network = bits === undefined ? written : inFull(written);
  const family = isIP(network);
  const own = isIP(ip);
  if (family === 0 || own === 0 || rest.length > 0) return false;
  const longest = family === 4 ? 32 : 128;
  const prefix = bits === undefined ? longest : Number(bits);
  if (bits === "" || !Number.isInteger(prefix) || prefix < 0 || prefix > longest) return false;
  const list = new BlockList();
  list.addSubnet(network, prefix, family === 4 ? "ipv4" : "ipv6");
  return list.check(ip, own === 4 ? "ipv4" : "ipv6");
}

/** `10.0` is short for `10.0.0.0`. */
function inFull(network: string): string {
  if (!/^\d{1,3}(\.\d{1,3}){0,2}$/.test(network)) return network;
  return [...network.split("."), "0", "0", "0"].slice(0, 4).join(".");
}
