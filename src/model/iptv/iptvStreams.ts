import type { ConfigPath } from "../configPath.ts";
import { isPlainObject, type Json } from "../Json.ts";

/** What a draft is told: where, and the value there; undefined removes it. */
type Edit = readonly [path: ConfigPath, value: Json | undefined];

/** The users of this server's IPTV database decide who may watch. */
const localIptv = "iptv://localhost";

/** A stream as the IPTV page lists it. */
export interface IptvStream {
  readonly name: string;
  readonly title: string;
  readonly isEnabled: boolean;
  /** Its viewers are judged by somebody else than the IPTV users. */
  readonly asksOwnBackend: boolean;
}

/** The streams of a config, in its order. */
export function iptvStreams(streams: Json | undefined): readonly IptvStream[] {
  if (!isPlainObject(streams)) return [];
  return Object.entries(streams).map(([name, stream]) => {
    const url = authUrlOf(stream);
    return {
      name,
      title: isPlainObject(stream) && typeof stream["title"] === "string" ? stream["title"] : "",
      isEnabled: isPlainObject(stream) && isPlainObject(stream["meta"]) && stream["meta"]["iptv"] === true,
      asksOwnBackend: url !== undefined && !isIptvAddress(url),
    };
  });
}

/**
 * The edits that make a stream one of the IPTV channels, or none [S283, S284, S285, S287]. An auth address that somebody
 * set for something else is never touched.
 * @param stream as the config has it
 */
export function iptvEdits(name: string, stream: Json | undefined, isEnabled: boolean): readonly Edit[] {
  const flag = ["streams", name, "meta", "iptv"];
  const auth = ["streams", name, "auth", "url"];
  const url = authUrlOf(stream);
  if (isEnabled)
    return url === undefined
      ? [
          [flag, true],
          [auth, localIptv],
        ]
      : [[flag, true]];
  return url !== undefined && isIptvAddress(url)
    ? [
        [flag, undefined],
        [auth, undefined],
      ]
    : [[flag, undefined]];
}

/** An empty address is none. */
function authUrlOf(stream: Json | undefined): string | undefined {
  const auth = isPlainObject(stream) ? stream["auth"] : undefined;
  const url = isPlainObject(auth) ? auth["url"] : undefined;
  return typeof url === "string" && url !== "" ? url : undefined;
}

/** Auth addresses that mean the users of this server: `iptv://…`, and its own `/tv/auth` by the names of this machine. */
export function isIptvAddress(address: string): boolean {
  if (/^iptv:\/\//i.test(address)) return true;
  const url = address.startsWith("/") ? `http://localhost${address}` : address;
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return false;
  const { hostname, pathname, username, password } = new URL(url);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return isHere && pathname === "/tv/auth" && username === "" && password === "";
}
