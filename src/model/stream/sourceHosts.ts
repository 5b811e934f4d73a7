import { type ReportedStream, sourceUrls } from "./reportedStream.ts";
import { isPublishing } from "./streamPublishing.ts";

/** The hosts a stream's inputs come from, each once, in lower case; an input without one (a file, a pattern) has none. */
export function sourceHosts(stream: ReportedStream): readonly string[] {
  const hosts: string[] = [];
  for (const url of sourceUrls(stream)) {
    const host = urlHost(url);
    if (host !== undefined && !hosts.includes(host)) hosts.push(host);
  }
  return hosts;
}

/**
 * `udp://239.0.0.1:5000` is of `239.0.0.1`, `rtsp://user:pass@cam.local/1` of `cam.local`. Taken apart by hand: ten
 * thousand addresses are read before the list first shows.
 */
export function urlHost(url: string): string | undefined {
  const slashes = url.indexOf("://");
  if (slashes < 1 || localSchemes.has(url.slice(0, slashes).toLowerCase())) return undefined;
  const authority = url.slice(slashes + 3, endOfAuthority(url, slashes + 3));
  const place = authority.slice(authority.lastIndexOf("@") + 1);
  const colon = place.startsWith("[") ? place.indexOf("]") + 1 : place.indexOf(":");
  const host = colon !== -1 ? place.slice(0, colon) : place;
  return host === "" ? undefined : host.toLowerCase();
}

function endOfAuthority(url: string, from: number): number {
  for (let index = from; index < url.length; index++) {
    const character = url[index];
    if (character === "/" || character === "?" || character === "#") return index;
  }
  return url.length;
}

/** What follows these is no host. */
const localSchemes: ReadonlySet<string> = new Set([
  "file",
  "fake",
  "publish",
  "copy",
  "playlist",
  "timeshift",
  "mixer",
  "mosaic",
  "decklink",
  "v4l",
  "dektec",
  "alsa",
]);

/** What the source filter of the streams list may ask besides the host of an input. */
export const sourceKinds = ["published", "noSources"] as const;

/**
 * Whether the source filter keeps a stream: `published`, those that take publishers; `noSources`, those without any
 * input; else those with an input from one of the hosts.
 */
export function fitsSource(stream: ReportedStream, source: string, hosts: readonly string[]): boolean {
  if (source === "published") return isPublishing(stream, true);
  if (source === "noSources") return sourceUrls(stream).length === 0;
  return sourceHosts(stream).some((host) => hosts.includes(host));
}
