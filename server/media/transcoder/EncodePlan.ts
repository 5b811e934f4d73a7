import type { Stream } from "../../../src/generated/types/Stream.ts";
import type { Ffmpeg } from "../ffmpeg/Ffmpeg.ts";
import type { StreamInputObject } from "../inputs/InputRequest.ts";
import type { PublishedFormat } from "../live/RunningStream.ts";

/** What an encode plan is made from. */
export interface EncodeRequest {
  readonly stream: Pick<Stream, "transcoder" | "logo">;
  /** The source that runs; its program, pids, tracks and subtitles decide what is taken of it. */
  readonly source: StreamInputObject;
  readonly ffmpeg: Ffmpeg;
  /** Where uploaded pictures are; no logo is read from elsewhere. */
  readonly logoFolder: string;
  /** Of a published source: the sound of WebRTC (`sdp`) is encoded, as players expect AAC. */
  readonly format?: PublishedFormat;
}

/** What follows the input in the arguments of a stream's process: one MPEG-TS a rendition, the first on pipe 1, then pipe 4 and on. */
export interface EncodePlan {
  /** Before the stream's own input: how it is decoded. The whole is `inputOptions`, input, `extraInputs`, `args`. */
  readonly inputOptions: readonly string[];
  /** Further inputs (pictures of logos), between the stream's own input and the rest. */
  readonly extraInputs: readonly string[];
  readonly args: readonly string[];
  /** After the renditions there is one pipe more: a list of all packets that come in, see `packetList`. */
  readonly listsInput?: boolean;
  /** The best first. */
  readonly renditions: readonly Rendition[];
  /** Whether pictures or sound are encoded anew. */
  readonly isTranscoding: boolean;
  /** Paths of logos that are not drawn, as there is no such picture: the stream goes on without them. */
  readonly missingLogos?: readonly string[];
}

/** Of a ladder. */
export interface Rendition {
  /** In addresses: `v1`, `v2`, as the tracks of the config. */
  readonly key: string;
  readonly width?: number;
  readonly height?: number;
  /** Bits per second that were asked for. */
  readonly bitrate?: number;
}

/**
 * The end of every output that is MPEG-TS: nothing held back, and tables often enough to begin anywhere. Where a track falls
 * silent the others wait for it a second, not ten, and its first packets say that their counters begin anew.
 */
export function tsOutput(address: string): readonly string[] {
  return [
    ...["-max_delay", "0", "-muxdelay", "0", "-muxpreload", "0", "-flush_packets", "1"],
    ...["-max_interleave_delta", "1000000"],
    ...["-mpegts_flags", "+resend_headers+initial_discontinuity", "-pat_period", "0.5", "-f", "mpegts", address],
  ];
}

/**
 * The end of an output that says of each packet how large it is, and holds no media: all that tells what comes into a process
 * that encodes. ffmpeg counts only what it writes, and of what it reads from the network no system counts the bytes.
 */
export function packetList(address: string): readonly string[] {
  return ["-c", "copy", "-flush_packets", "1", "-f", "framecrc", address];
}

/** The pipe an output is written to, by its number; pipe 0 is the input, 2 the errors, 3 the progress. */
export function renditionPipe(index: number): string {
  return `pipe:${index === 0 ? 1 : 3 + index}`;
}
