import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";
import { plainAddress } from "../../../src/model/ipAddress.ts";
import type { TestedSource } from "../../engine/Engine.ts";
import { ServerError } from "../../ServerError.ts";
import { addressParts, listeningSources, sourceAddress } from "../inputs/inputAddress.ts";
import { say } from "../../Told.ts";

/** How a source is reached, by its scheme, and so what has to be looked at before it is tested. */
type Reach = "called" | "web" | "listened" | "local";

/** `called`: none of them lets the other side send us on to files or to web addresses. `web` may lead anywhere. */
const reachOf: Readonly<Record<string, Reach>> = {
  rtsp: "called",
  rtsps: "called",
  rtmp: "called",
  rtmps: "called",
  srt: "called",
  hls: "web",
  hlss: "web",
  tshttp: "web",
  tshttps: "web",
  udp: "listened",
  rtp: "listened",
  file: "local",
  fake: "local",
};

/** Where no source is, but this server itself, what belongs to the machine it runs on, or everybody at once. */
const closed = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  closed.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  // Unspecified, loopback, and IPv4 written as IPv6 of old.
  ["::", 96],
  ["64:ff9b::", 96],
  ["fe80::", 10],
  ["ff00::", 8],
] as const)
  closed.addSubnet(network, bits, "ipv6");

/** Addresses of networks of one's own: cameras are there, and so is what a web address must not be able to ask. */
const inside = new BlockList();
for (const [network, bits] of [
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  inside.addSubnet(network, bits, "ipv4");
inside.addSubnet("fc00::", 7, "ipv6");

/** Finds the addresses of a name. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export const resolveHost: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

/** What may be called. */
export interface ProbeRules {
  readonly resolve: Resolve;
  /** This machine's own addresses, too: for tests and for cameras that are programs. */
  readonly mayProbeAny: boolean;
}

/** A source that may be tested. */
export interface ProbeTarget {
  /** With the host's number in the place of its name, where we call it: what was checked is what is called. */
  readonly url: string;
  /** What it leads to is not known yet: it is to be fetched through a `WebGuard`. */
  readonly isWeb: boolean;
}

/**
 * The address of a source that may be tested. Nothing is called for one that is listened for or lies on this machine.
 * @throws ServerError `invalid` for an address that is not tested, `unavailable` for a host that is not found
 */
export async function probeAddress(
  { url: written, mode: asked }: TestedSource,
  rules: ProbeRules,
): Promise<ProbeTarget> {
  const { scheme, url } = sourceAddress(written);
  const reach = Object.hasOwn(reachOf, scheme) ? reachOf[scheme] : undefined;
  if (reach === undefined) {
    const known = Object.keys(reachOf).map((one) => `${one}://`);
    throw new ServerError("invalid", say("test_schemes", { known: known.join(", ") }));
  }
  if (reach === "local") return { url, isWeb: false };
  const { rest, host, query, isListener } = addressParts(url, listeningSources);
  // A listener calls nobody.
  const mode = query.get("mode") ?? asked;
  if (reach === "listened" || (scheme === "srt" && (isListener || mode === "listener"))) return { url, isWeb: false };
  const number = await checkedHost(host, rules, reach);
  if (reach === "web") return { url, isWeb: true };
  const [authority, login] = splitLogin(rest);
  const port = /:(\d+)$/.exec(authority.replace(/^\[[^\]]*\]/, ""))?.[0] ?? "";
  const pinned = isIP(number) === 6 ? `[${number}]` : number;
  const after = rest.slice((login === undefined ? 0 : login.length + 1) + authority.length);
  return { url: `${scheme}://${login === undefined ? "" : `${login}@`}${pinned}${port}${after}`, isWeb: false };
}

/**
 * The number of a host that may be called.
 * @throws ServerError `invalid` for one that may not, `unavailable` for one that is not found
 */
export async function checkedHost(
  host: string,
  { resolve, mayProbeAny }: ProbeRules,
  reach: "called" | "web",
): Promise<string> {
  const bare = host.replace(/^\[|\]$/g, "");
  const found = isIP(bare) === 0 ? await resolved(bare, resolve) : [bare];
  const [first] = found;
  if (first === undefined) throw hostNotFound(bare);
  if (!mayProbeAny && found.some((address) => isWithin(closed, address))) {
    throw new ServerError("invalid", say("test_host_closed", { host: bare }));
  }
  if (!mayProbeAny && reach === "web" && found.some((address) => isWithin(inside, address))) {
    throw new ServerError("invalid", say("test_host_private", { host: bare }));
  }
  return first;
}

/** The host with its port, and the login before it: a password may hold an @ itself. */
function splitLogin(rest: string): readonly [authority: string, login: string | undefined] {
  const whole = /^[^/?#]*/.exec(rest)?.[0] ?? "";
  const at = whole.lastIndexOf("@");
  return at < 0 ? [whole, undefined] : [whole.slice(at + 1), whole.slice(0, at)];
}

async function resolved(host: string, resolve: Resolve): Promise<readonly string[]> {
  try {
    return await resolve(host);
  } catch (cause) {
    throw hostNotFound(host, cause);
  }
}

function hostNotFound(host: string, cause?: unknown): ServerError {
  return new ServerError("unavailable", say("test_host", { host }), {}, { cause });
}

function isWithin(list: BlockList, address: string): boolean {
  const plain = plainAddress(address);
  return list.check(plain, isIP(plain) === 6 ? "ipv6" : "ipv4");
}
