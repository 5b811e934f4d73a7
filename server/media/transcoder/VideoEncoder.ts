import type { hardwareEncoders } from "./hardwareEncoders.ts";

/** What encodes a video track, known to be there. */
export interface VideoEncoder {
  readonly hardware: keyof typeof hardwareEncoders;
  readonly codec: "h264" | "hevc" | "mp2v";
  /** As ffmpeg calls it. */
  readonly name: string;
}
