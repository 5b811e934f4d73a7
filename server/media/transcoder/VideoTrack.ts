import type { TranscoderVideo } from "../../../src/generated/types/TranscoderVideo.ts";

/** A video track of the config, with the number it has there. */
export interface VideoTrack {
  readonly number: number;
  readonly settings: TranscoderVideo;
  readonly bitrate: number | "copy";
}
