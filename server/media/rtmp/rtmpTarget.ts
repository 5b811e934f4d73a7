import { rtmpLimits } from "./rtmpLimits.ts";

/** What an RTMP client wants to publish or play. */
export interface RtmpTarget {
  /** Names it can mean, the likeliest first. Empty when there is none. */
  readonly names: readonly string[];
  /** Without the question mark, of both parts; a plus stays one, as encoders seldom encode like a form. */
  readonly query: string;
  readonly token: string | undefined;
}

/** Applications that stand for no part of a name; a location called `live` goes before the second. */
const plainApps = { static: "first", live: "last" } as const;

/**
 * Joins application and stream name, as clients cut an address at different places: `rtmp://HOST/static/NAME`,
 * `rtmp://HOST/APP/NAME` for names with a slash, `rtmp://HOST/NAME?KEY`. The query may hang on either part; in it
 * `token`, `password` or `key`, or a word alone, is the secret.
 */
export function rtmpTarget(app: string, name: string): RtmpTarget {
  const parts = [app, name].map((part) => cutQuery(part));
  const path = parts
    .map((part) => part.path.replace(/^\/+|\/+$/g, ""))
    .filter((part) => part !== "")
    .join("/");
  const query = parts
    .map((part) => part.query)
    .filter((part) => part !== "")
    .join("&")
    .replaceAll("+", "%2B");
  const names = namesOf(path).flatMap((candidate) => [...decoded(candidate), candidate]);
  return { names: [...new Set(names)].filter(isName), query, token: tokenOf(query) };
}

function cutQuery(part: string): { path: string; query: string } {
  const mark = part.indexOf("?");
  return mark < 0 ? { path: part, query: "" } : { path: part.slice(0, mark), query: part.slice(mark + 1) };
}

function namesOf(path: string): readonly string[] {
  const slash = path.indexOf("/");
  const [app, rest] = [path.slice(0, Math.max(0, slash)), path.slice(slash + 1)];
  if (app !== "static" && app !== "live") return [path];
  return plainApps[app] === "first" ? [rest, path] : [path, rest];
}

/**
 * The console's addresses are percent-encoded; some encoders decode them, others send them as they are. What is meant goes
 * before what is spelled: a location takes any name, and players of HLS decode it.
 */
function decoded(name: string): readonly string[] {
  try {
    return [decodeURIComponent(name)];
  } catch {
    return [];
  }
}

function isName(name: string): boolean {
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  return name !== "" && name.length <= rtmpLimits.nameLength && !/[\u0000-\u001f\u007f]/.test(name);
}

function tokenOf(query: string): string | undefined {
  const parts = query.split("&").filter((part) => part !== "");
  for (const key of ["token", "password", "key"]) {
    const part = parts.find((candidate) => candidate.startsWith(`${key}=`));
    if (part !== undefined) return plain(part.slice(key.length + 1));
  }
  const bare = parts.find((part) => !part.includes("="));
  return bare === undefined ? undefined : plain(bare);
}

function plain(value: string): string {
  return decoded(value)[0] ?? value;
}
