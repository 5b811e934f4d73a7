// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { TranscoderAudio } from "./TranscoderAudio.ts";
import type { TranscoderDecoder } from "./TranscoderDecoder.ts";
import type { TranscoderVideo } from "./TranscoderVideo.ts";
/**
 * Decodes the stream and encodes it anew, in one or several qualities. Without it the stream passes as it comes.
 */
export interface Transcoder {
/**
 * What the transcoder runs on.
 */
global?: {
/**
 * What decodes and encodes the video.
 */
hw?: ("cpu" | "qsv" | "nvenc" | "coder" | "l4t2")
/**
 * Which of several devices of that kind is used. Without it the server chooses.
 */
deviceid?: (string | number)
/**
 * Runs the encoder in a process of its own, so that a fault of the driver does not stop the server. Only for Nvidia NVENC; choosing other hardware clears it.
 */
external?: boolean
/**
 * Keeps the encoder running while the source changes, so that players see no break.
 */
seamless?: boolean
}
/**
 * The encoded videos by their number, counted from 1. Without any only audio will be in the output.
 */
video?: {
/**
 * One encoded video of the output. Parameters without a field of their own are kept and handed to the encoder.
 */
[k: string]: TranscoderVideo
}
/**
 * How audio is encoded. Without these settings the server uses its defaults.
 */
audio?: TranscoderAudio
/**
 * How the source is decoded before any track is encoded.
 */
decoder?: TranscoderDecoder
}
