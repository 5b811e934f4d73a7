import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";
import { plainAddress } from "../../../src/model/ipAddress.ts";
import { ServerError } from "../../ServerError.ts";
import { addressParts } from "../inputs/inputAddress.ts";

/** Schemes that a camera is tested over: none of them lets the other side send us on to files or to web addresses. */
const tested = ["rtsp", "rtsps", "rtmp", "rtmps"];

/** Where no camera is, but this server itself, what belongs to the machine it runs on, or everybody at once. */
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

/** Finds the addresses of a name. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export const resolveHost: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

interface ProbeRules {
  readonly resolve: Resolve;
  /** This machine's own addresses, too: for tests and for cameras that are programs. */
  readonly mayProbeAny: boolean;
}

/**
 * The address of a camera that may be tested, with the host's number in the place of its name: what was checked is what is
 * called, whatever the name says a moment later.
 * @throws ServerError `invalid` for an address that is not tested, `unavailable` for a host that is not found
 */
export async function probeAddress(url: string, { resolve, mayProbeAny }: ProbeRules): Promise<string> {
  const { scheme, rest, host } = addressParts(url.trim());
  if (!tested.includes(scheme)) {
    throw new ServerError("invalid", `Cameras are tested over ${tested.map((one) => `${one}://`).join(", ")}.`);
  }
  const bare = host.replace(/^\[|\]$/g, "");
  const found = isIP(bare) === 0 ? await resolved(bare, resolve) : [bare];
  const [first] = found;
  if (first === undefined) throw hostNotFound(bare);
  if (!mayProbeAny && found.some(isClosed)) {
    throw new ServerError(
      "invalid",
      `${bare} is this server itself, or an address that no camera has. Give the address of the camera in your network.`,
    );
  }
  const [authority, login] = splitLogin(rest);
  const port = /:(\d+)$/.exec(authority.replace(/^\[[^\]]*\]/, ""))?.[0] ?? "";
  const pinned = isIP(first) === 6 ? `[${first}]` : first;
  const after = rest.slice((login === undefined ? 0 : login.length + 1) + authority.length);
  return `${scheme}://${login === undefined ? "" : `${login}@`}${pinned}${port}${after}`;
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
  return new ServerError("unavailable", `There is no host named ${host}. Check the address.`, {}, { cause });
}

function isClosed(address: string): boolean {
  const plain = plainAddress(address);
  return closed.check(plain, isIP(plain) === 6 ? "ipv6" : "ipv4");
}
