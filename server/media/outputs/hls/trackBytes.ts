import type { MediaSegment } from "../../bus/StreamBus.ts";
import type { ElementaryStream } from "../../ts/programTables.ts";
import { dropPictures, pickTracks } from "../ts/pickTracks.ts";
import { readTables } from "../ts/readTables.ts";

/**
 * A track in the addresses of HLS: `v1` is all of a rendition, `p1` its picture alone, `a1` the first sound alone and `a2`
 * the second.
 */
export const trackPattern = "[vp][1-9]\\d?|a[1-9]\\d?";

const made = new WeakMap<MediaSegment, Map<string, Buffer | undefined>>();

/** The sounds in a segment, in the order of its table. */
export function soundsIn({ bytes }: MediaSegment): readonly ElementaryStream[] {
  return readTables(bytes)?.streams.filter(({ content }) => content === "audio") ?? [];
}

/** A segment's bytes of one track, made once; undefined where it has none. */
export function trackBytes(segment: MediaSegment, track: string): Buffer | undefined {
  if (track.startsWith("v")) return segment.bytes;
  const known = made.get(segment) ?? new Map<string, Buffer | undefined>();
  made.set(segment, known);
  if (!known.has(track)) known.set(track, pick(segment, track));
  return known.get(track);
}

function pick(segment: MediaSegment, track: string): Buffer | undefined {
  const { bytes } = segment;
  // Of a picture that has gone the player that asks for it alone gets what there is.
  if (track.startsWith("p")) return pickTracks(bytes, ({ content }) => content === "video") ?? bytes;
  const sounds = soundsIn(segment);
  if (sounds.length < 2) return dropPictures(bytes) ?? (sounds.length === 1 && track !== "a1" ? bytes : undefined);
  // A player that has chosen a language hears another one rather than nothing.
  const chosen = sounds[Number(track.slice(1)) - 1] ?? sounds[0];
  return pickTracks(bytes, ({ pid }) => pid === chosen?.pid);
}
