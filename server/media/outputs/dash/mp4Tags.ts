import { readTables } from "../ts/readTables.ts";
import { tsPackets } from "../../ts/tsPackets.ts";

/** What a stream type of MPEG-TS is called in MP4. */
const tags: Readonly<Record<number, string>> = {
  0x02: "mp4v",
  0x10: "mp4v",
  0x1b: "avc1",
  0x24: "hvc1",
  0x03: "mp4a",
  0x04: "mp4a",
  0x0f: "mp4a",
  0x11: "mp4a",
  0x81: "ac-3",
};

/** The arguments that name the codecs of some MPEG-TS as MP4 does: ffmpeg's DASH would copy the numbers of MPEG-TS. */
export function mp4Tags(bytes: Buffer): readonly string[] {
  const { streams = [] } = readTables(bytes) ?? {};
  const tagOf = (types: ReadonlySet<number>) => tags[streams.find(({ type }) => types.has(type))?.type ?? 0];
  const [picture, sound] = [tagOf(tsPackets.videoTypes), tagOf(tsPackets.audioTypes)];
  return [picture === undefined ? [] : ["-tag:v", picture], sound === undefined ? [] : ["-tag:a", sound]].flat();
}
