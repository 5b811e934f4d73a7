import type { Mirror } from "../../../src/generated/types/Mirror.ts";
import type { Stream } from "../../../src/generated/types/Stream.ts";

/** A server that does not come with media for so long is left for the next: one on demand may take 15 s to begin. */
const PATIENCE_S = 20;

/** What a mirrored stream runs by: the mirror's settings. Its sources are the mirror's servers, in the mirror's order. */
export function streamOfMirror(
  name: string,
  mirror: Mirror,
  { isStatic, urls }: { readonly isStatic: boolean; readonly urls: readonly string[] },
): Stream {
  const { urls: _servers, prefix: _prefix, only: _only, except: _except, position: _position, ...others } = mirror;
  const { streams: _streams, url: _url, source_hostname: _hostname, ...settings } = others;
  return { ...settings, name, static: isStatic, urls: [...urls], source_timeout: PATIENCE_S };
}
