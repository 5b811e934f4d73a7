/**
 * How an address may be spelled. Routers, proxies and browsers make different things of an odd spelling (escaped letters,
 * dot segments, doubled slashes, backslashes, a whole URL), so that one of them may guard what another one opens. Here
 * only the plain spelling is an address; what an odd one would mean is never asked.
 */

const consoleFolders: readonly string[] = ["admin", "flussonic"];

/** `.` and `..` as they are, escaped, and with a parameter behind, which some servers cut off. */
const DOT_SEGMENT = /^(?:\.|%2e){1,2}(?:;.*)?$/i;

/** The path of an address as it was sent, undefined where it is no plain one. */
export function plainPathOf(url: string): string | undefined {
  const path = url.split(/[?#]/, 1)[0] ?? "";
  const isOdd = !path.startsWith("/") || /\\|\/\//.test(path) || path.split("/").some((part) => DOT_SEGMENT.test(part));
  return isOdd ? undefined : path;
}

/** Whether a path spells the fixed parts of a route (`/flussonic/api/logo/:id`, `/admin/*`) to the letter. */
export function isSpelledLike(path: string, route: string): boolean {
  const parts = path.split("/");
  for (const [at, fixed] of route.split("/").entries()) {
    if (fixed === "*") return true;
    if (!fixed.startsWith(":") && fixed !== parts[at]) return false;
  }
  return true;
}

/** Whether a decoded path lies in a folder of the console or its API: there nothing is media, whatever a stream is called. */
export function belongsToConsole(decodedPath: string): boolean {
  return consoleFolders.includes(decodedPath.split("/")[1] ?? "");
}

/** The same for a server that we do not know: also what it might read as the way to one of these folders. */
export function mayLeadToConsole(path: string): boolean {
  let read = path;
  for (let times = 0; times < 5 && read.includes("%"); times++) read = decodedOnce(read);
  const parts = read.split(/[/\\]+/).filter((part) => part !== "");
  const first = parts[0]?.toLowerCase().replace(/[.;\s].*$/s, "") ?? "";
  return consoleFolders.includes(first) || parts.some((part) => DOT_SEGMENT.test(part));
}

/** Letters alone: an escape that is broken further on must not hide them. */
function decodedOnce(path: string): string {
  return path.replaceAll(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
