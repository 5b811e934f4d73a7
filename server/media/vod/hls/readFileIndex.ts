import { ServerError } from "../../../ServerError.ts";
import type { ProcessPool } from "../../ffmpeg/ProcessPool.ts";
import { fileInput } from "./fileInput.ts";
import type { FileIndex } from "./FileIndex.ts";
import { FrameList } from "./FrameList.ts";
import type { FrameTrack } from "./FrameTrack.ts";
import type { MediaFile } from "./MediaFile.ts";
import { runShort } from "./runShort.ts";
import { segmentStarts } from "./segmentStarts.ts";

/** A file of many hours on a slow disk is read through where its format has no table of key frames. */
const LONGEST_MS = 120_000;
const AUDIO_SEGMENT_S = 6;

/**
 * Reads where a file can be cut: its end first, which also tells its tracks, then its key frames (an MP4 has a table of
 * them, so that little of it is read).
 * @throws ServerError in words for viewers when the file is no film
 */
export async function readFileIndex(pool: ProcessPool, file: MediaFile): Promise<FileIndex> {
  const tail = await readTail(pool, file);
  const video = tail.find(({ kind }) => kind === "video");
  const audio = tail.find(({ kind }) => kind === "audio");
  if (!video && !audio) throw notPlayable();
  const end = Math.max(...tail.map((track) => track.end));
  // Where ffmpeg skips over the other frames of an MP4, what it tells of the times of showing is wrong.
  const clock = video && file.demuxer === "mov" ? "dts" : "pts";
  const starts = segmentStarts(video ? await readKeys(pool, file, clock) : timesUntil(end));
  const first = starts[0];
  if (first === undefined || end <= first) throw notPlayable();
  return {
    starts,
    clock,
    end,
    video: video && { codec: video.codec, ...(video.size ?? { width: 0, height: 0 }) },
    audio: audio && { codec: audio.codec },
  };
}

async function readTail(pool: ProcessPool, file: MediaFile): Promise<readonly FrameTrack[]> {
  const output = ["-map", "0:V:0?", "-map", "0:a:0?", "-c", "copy", "-f", "framecrc", "pipe:1"];
  const tail = await readFrames(pool, [...fileInput(file, ["-sseof", "-5"]), ...output]);
  if (isWhole(tail)) return tail;
  // A file that was cut off, or without a length in its head, is read through.
  const all = await readFrames(pool, [...fileInput(file), ...output]);
  if (isWhole(all)) return all;
  throw notPlayable();
}

function isWhole(tracks: readonly FrameTrack[]): boolean {
  return tracks.some(({ end }) => Number.isFinite(end));
}

async function readKeys(pool: ProcessPool, file: MediaFile, clock: "pts" | "dts"): Promise<readonly number[]> {
  const keysOnly = fileInput(file, ["-discard:v", "nokey", "-discard:a", "all"]);
  const output = ["-map", "0:V:0", "-c", "copy", "-f", "framecrc", "pipe:1"];
  const [video] = await readFrames(pool, [...keysOnly, ...output]);
  return (video?.keys ?? []).map((key) => key[clock]).filter(Number.isFinite);
}

async function readFrames(pool: ProcessPool, args: readonly string[]): Promise<readonly FrameTrack[]> {
  const frames = new FrameList();
  let rest = "";
  await runShort(pool, { args, label: "index of a file", timeoutMs: LONGEST_MS }, (bytes) => {
    const lines = (rest + bytes.toString("latin1")).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) frames.add(line);
  });
  return frames.tracks;
}

function timesUntil(end: number): readonly number[] {
  return Array.from({ length: Math.max(1, Math.ceil(end / AUDIO_SEGMENT_S)) }, (_, index) => index * AUDIO_SEGMENT_S);
}

function notPlayable(): ServerError {
  return new ServerError("invalid", "The file holds no video and no sound that this server can read.");
}
