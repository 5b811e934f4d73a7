import type { ElementaryStream } from "../../ts/programTables.ts";

const AAC = 0x0f;
const pictures: readonly number[] = [0x01, 0x02, 0x10, 0x1b, 0x24];
/** Without those of private data, which may as well be subtitles. */
const sounds: readonly number[] = [0x03, 0x04, AAC, 0x11, 0x81];

/**
 * Recorded pieces on the input become one MP4 on the output, in fragments, since nobody can go back in a download. AAC
 * has to be taken out of its stream form, and no other sound may be.
 */
export function exportArguments(streams: readonly ElementaryStream[]): readonly string[] {
  const kept = [
    ...streams.filter(({ type }) => pictures.includes(type)),
    ...streams.filter(({ type }) => sounds.includes(type)),
  ];
  return [
    "-protocol_whitelist",
    "pipe",
    "-fpsprobesize",
    "0",
    "-f",
    "mpegts",
    "-i",
    "pipe:0",
    ...(kept.length === 0 ? ["-map", "0:v?", "-map", "0:a?"] : kept.flatMap(({ pid }) => ["-map", `0:i:${pid}`])),
    "-c",
    "copy",
    ...kept.flatMap(({ type }, index) => (type === AAC ? [`-bsf:${index}`, "aac_adtstoasc"] : [])),
    "-movflags",
    "frag_keyframe+empty_moov+default_base_moof",
    "-f",
    "mp4",
    "pipe:1",
  ];
}
