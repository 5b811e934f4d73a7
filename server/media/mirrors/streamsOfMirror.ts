import type { Mirror } from "../../../src/generated/types/Mirror.ts";
import type { Stream } from "../../../src/generated/types/Stream.ts";
import { mirroredModes } from "../../../src/model/mirror/mirroredModes.ts";
import { mirroredName } from "../../../src/model/mirror/mirroredName.ts";
import { encodedName } from "../../../src/model/names/encodedName.ts";
import { isSafeName } from "../live/isSafeName.ts";
import { streamOfMirror } from "./streamOfMirror.ts";

/** What one server of a mirror offers. */
export interface ServerOffer {
  readonly server: string;
  /** As it was told last; undefined when it never was. */
  readonly names: readonly string[] | undefined;
}

/**
 * The streams of a mirror by the name they have here: all that one of its servers offers or, while it is away, offered.
 * Each is taken from the servers that have it, or may have it, in the mirror's order.
 */
export function streamsOfMirror(mirror: Mirror, offers: readonly ServerOffer[]): ReadonlyMap<string, Stream> {
  const modeOf = mirroredModes(mirror);
  const listed = offers.map((offer) => ({ ...offer, has: new Set(offer.names) }));
  const streams = new Map<string, Stream>();
  for (const origin of new Set(listed.flatMap(({ names = [] }) => names))) {
    const mode = modeOf(origin);
    const name = mirroredName(mirror.prefix, origin);
    if (mode === "ignored" || !isSafeName(name)) continue;
    const servers = listed.filter(({ has, names }) => names === undefined || has.has(origin));
    const urls = servers.map(({ server }) => `${server}/${encodedName(origin)}`);
    streams.set(name, streamOfMirror(name, mirror, { isStatic: mode === "static", urls }));
  }
  return streams;
}
