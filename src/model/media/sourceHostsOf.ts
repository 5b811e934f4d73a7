import type { StreamFacts } from "../status/StreamFacts.ts";
import { urlsOf } from "../status/urlsOf.ts";

/** The hosts a stream's inputs come from, each once, in lower case; an input without one (a file, a pattern) has none. */
export function sourceHostsOf(stream: StreamFacts): readonly string[] {
  const hosts = urlsOf(stream).flatMap((url) => hostOf(url) ?? []);
  return hosts.length < 2 ? hosts : [...new Set(hosts)];
}

/** `udp://239.0.0.1:5000` is of `239.0.0.1`, `rtsp://user:pass@cam.local/1` of `cam.local`. */
export function hostOf(url: string): string | undefined {
  const found = /^[a-z0-9+.-]+:\/\/(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:@]+)/i.exec(url)?.[1];
  return found === undefined || localSchemes.test(url) ? undefined : found.toLowerCase();
}

/** What follows these is no host. */
const localSchemes = /^(file|fake|publish|copy|playlist|timeshift|mixer|mosaic|decklink|v4l|dektec|alsa):/i;
