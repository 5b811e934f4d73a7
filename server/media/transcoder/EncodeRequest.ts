import type { Stream } from "../../../src/generated/types/Stream.ts";
import type { Ffmpeg } from "../ffmpeg/Ffmpeg.ts";
import type { StreamInputObject } from "../inputs/StreamInputObject.ts";
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
