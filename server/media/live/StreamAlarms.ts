import type { MediaInfo } from "../../../src/generated/types/MediaInfo.ts";
import type { StreamStats } from "../../../src/generated/types/StreamStats.ts";
import type { Track } from "../../../src/generated/types/Track.ts";
import type { LiveBus } from "../bus/LiveBus.ts";
import { type FrameSums, noFrames } from "../ts/FrameSizes.ts";

/** What is wrong with a stream that plays, as its stats tell of it. */
export type StreamAlarm = NonNullable<StreamStats["alarms"]>[number];

/** Shorter than this a shot may stand still, and nobody speak. */
const WATCHED_MS = 20_000;
/** Frames between key frames that say only that nothing changes are so much smaller than those. */
const STILL_SHARE = 0.01;
/** A key frame of one colour: its heads, and a bit for every so many points. */
const HEADS_BYTES = 400;
const POINTS_A_BYTE = 2000;
/** Silence in codecs that spend bits on what is heard takes some 5 kbit/s, and speech three times that at least. */
const SILENT_BPS = 8000;
const followsSound = /^(aac|mp4a|opus)/i;

/** A second of a stream, as the watch of its alarms sees it. */
interface Sample {
  readonly nowMs: number;
  /** What comes; undefined while nothing does. */
  readonly bus: Pick<LiveBus, "segmenter" | "bitsPerSecondOf"> | undefined;
  readonly info: MediaInfo | undefined;
}

/**
 * Watches for what a viewer would complain of, by what the server knows anyway: sizes of frames and rates of tracks. Nothing
 * is decoded, so a thing is only said where its signs are plain (decision 54).
 */
export class StreamAlarms {
  all: readonly StreamAlarm[] = [];
  /** What the run has had so far. */
  readonly #had = new Set<string>();
  #marks: { readonly atMs: number; readonly sums: FrameSums }[] = [];
  #silentSinceMs: number | undefined;

  /** Each second. */
  sample({ nowMs, bus, info }: Sample): void {
    const tracks = info?.tracks ?? [];
    if (!bus || tracks.length === 0) {
      this.all = [];
      this.#forgetFrames();
      return;
    }
    const [pictures, sounds] = [tracksOf(tracks, "video"), tracksOf(tracks, "audio")];
    if (pictures.length > 0) this.#had.add("video");
    if (sounds.length > 0) this.#had.add("audio");
    const still = pictures.length > 0 ? this.#watchPicture(nowMs, bus.segmenter.frames, pictures[0]) : undefined;
    const isSilent = this.#watchSound(nowMs, sounds, (pid) => bus.bitsPerSecondOf(pid));
    this.all = [
      ...(this.#had.has("video") && pictures.length === 0 ? (["no_video"] as const) : []),
      ...(this.#had.has("audio") && sounds.length === 0 ? (["no_audio"] as const) : []),
      ...(isSilent ? (["silent"] as const) : []),
      ...(still === undefined ? [] : [still]),
    ];
  }

  /** Another source: its picture is looked at from the beginning. */
  begin(): void {
    this.#forgetFrames();
  }

  /** The stream stops. */
  end(): void {
    this.#had.clear();
    this.all = [];
    this.#forgetFrames();
  }

  #forgetFrames(): void {
    this.#marks = [];
    this.#silentSinceMs = undefined;
  }

  #watchPicture(atMs: number, sums: FrameSums, picture: Track | undefined): StreamAlarm | undefined {
    // A smaller sum is another one.
    if (sums.others < (this.#marks.at(-1)?.sums ?? noFrames).others) this.#marks = [];
    this.#marks.push({ atMs, sums });
    while (this.#marks[1] !== undefined && atMs - this.#marks[1].atMs >= WATCHED_MS) this.#marks.shift();
    const [first] = this.#marks;
    if (!first || atMs - first.atMs < WATCHED_MS) return undefined;
    const keys = sums.keys - first.sums.keys;
    const others = sums.others - first.sums.others;
    // Of key frames alone, and of one in all that time, nothing can be told.
    if (keys < 2 || others < keys) return undefined;
    const keyBytes = (sums.keyBytes - first.sums.keyBytes) / keys;
    const otherBytes = (sums.otherBytes - first.sums.otherBytes) / others;
    const { width = 0, height = 0 } = picture ?? {};
    const isEmpty = keyBytes < HEADS_BYTES + (width * height) / POINTS_A_BYTE;
    if (isEmpty && otherBytes < HEADS_BYTES / 4) return "black";
    return otherBytes < keyBytes * STILL_SHARE ? "still" : undefined;
  }

  #watchSound(nowMs: number, sounds: readonly Track[], rateOf: (pid: number) => number): boolean {
    const isQuiet = ({ pid, codec = "" }: Track): boolean =>
      pid !== undefined && followsSound.test(codec) && rateOf(pid) < SILENT_BPS;
    if (sounds.length === 0 || !sounds.every(isQuiet)) {
      this.#silentSinceMs = undefined;
      return false;
    }
    this.#silentSinceMs ??= nowMs;
    return nowMs - this.#silentSinceMs >= WATCHED_MS;
  }
}

function tracksOf(tracks: readonly Track[], content: "video" | "audio"): readonly Track[] {
  return tracks.filter((track) => track.content === content);
}
