import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";
import { ffmpegPath } from "../../support/ffmpegPath.ts";

const FILE_HEADER = 13;
const TAG_HEADER = 11;

/** The same media as a publisher over RTMP sends it: whole tags, the first with the header of the file. */
export async function flvTagsOf(ts: Buffer): Promise<Buffer[]> {
  const from = ["-hide_banner", "-loglevel", "error", "-f", "mpegts", "-i", "pipe:0"];
  const run = spawn(ffmpegPath, [...from, "-c", "copy", "-bsf:a", "aac_adtstoasc", "-f", "flv", "pipe:1"]);
  run.stdin.end(ts);
  const flv = await buffer(run.stdout);
  const tags: Buffer[] = [];
  let begun = 0;
  for (let at = FILE_HEADER; at + TAG_HEADER <= flv.length;) {
    const end = at + TAG_HEADER + flv.readUIntBE(at + 1, 3) + 4;
    tags.push(flv.subarray(begun, end));
    at = end;
    begun = end;
  }
  return tags;
}
