import type { Mirror } from "../../../src/generated/types/Mirror.ts";
import type { Stream } from "../../../src/generated/types/Stream.ts";
import { mirroredModes } from "../../../src/model/mirror/mirroredModes.ts";
import { mirroredName } from "../../../src/model/mirror/mirroredNames.ts";
import { encodedName } from "../../../src/model/stream/mediaNames.ts";
import type { ProvidedStream } from "../live/ProvidedStreams.ts";
import { isSafeName } from "../live/isSafeName.ts";
import type { MirrorPath } from "./originList.ts";

/** What a mirror says of a stream, apart from which mirror it is. */
type OfMirror = Omit<MirroredStream, "provider" | "place">;

/** A stream that a mirror brings. */
export interface MirroredStream extends ProvidedStream {
  /** From its origin to this server. */
  readonly path: MirrorPath;
}

/** A stream under the names that its server has, and had, for it. */
interface OfferedStream extends Pick<MirroredStream, "path" | "formerNames"> {
  readonly name: string;
}

/** What one server of a mirror offers. */
export interface ServerOffer {
  readonly server: string;
  /** As it was told last; undefined when it never was. */
  readonly streams: readonly OfferedStream[] | undefined;
}

/** A server that does not come with media for so long is left for the next: one on demand may take 15 s to begin. */
const PATIENCE_S = 20;

/**
 * The streams of a mirror by the name they have here: all that one of its servers offers or, while it is away, offered.
 * Each is taken from the servers that have it, or may have it, in the mirror's order: of those that have it, from the ones
 * nearest to its origin, so that no two servers ever wait for each other.
 */
export function mirroredStreams(mirror: Mirror, offers: readonly ServerOffer[]): ReadonlyMap<string, OfMirror> {
  const modeOf = mirroredModes(mirror);
  const listed = offers.map(({ server, streams: told }) => ({
    server,
    isKnown: told !== undefined,
    has: new Map((told ?? []).map((stream) => [stream.name, stream])),
  }));
  const streams = new Map<string, OfMirror>();
  for (const origin of new Set(listed.flatMap(({ has }) => [...has.keys()]))) {
    const mode = modeOf(origin);
    const name = mirroredName(mirror.prefix, origin);
    if (mode === "ignored" || !isSafeName(name)) continue;
    const [nearest] = listed
      .flatMap(({ has }) => has.get(origin) ?? [])
      .toSorted((one, other) => one.path.length - other.path.length);
    if (!nearest) continue;
    const { path } = nearest;
    const servers = listed.filter(({ isKnown, has }) => !isKnown || has.get(origin)?.path.length === path.length);
    const urls = servers.map(({ server }) => `${server}/${encodedName(origin)}`);
    const formerNames = nearest.formerNames.map((former) => mirroredName(mirror.prefix, former));
    streams.set(name, {
      config: mirroredConfig(name, mirror, { isStatic: mode === "static", urls }),
      path,
      formerNames,
    });
  }
  return streams;
}

/** What a mirrored stream runs by: the mirror's settings. Its sources are the mirror's servers, in the mirror's order. */
function mirroredConfig(
  name: string,
  mirror: Mirror,
  { isStatic, urls }: { readonly isStatic: boolean; readonly urls: readonly string[] },
): Stream {
  const { urls: _servers, prefix: _prefix, only: _only, except: _except, position: _position, ...others } = mirror;
  const { streams: _streams, url: _url, source_hostname: _hostname, ...settings } = others;
  return { ...settings, name, static: isStatic, urls: [...urls], source_timeout: PATIENCE_S };
}
