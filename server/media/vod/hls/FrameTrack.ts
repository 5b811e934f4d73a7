/** A track of a file as its frames tell. */
export interface FrameTrack {
  readonly kind: "video" | "audio";
  /** As ffmpeg names it: `h264`, `aac`. */
  readonly codec: string;
  readonly size: { readonly width: number; readonly height: number } | undefined;
  /** Key frames as they come, in seconds on the file's own clock. */
  readonly keys: readonly { readonly pts: number; readonly dts: number }[];
  /** Seconds at which the last frame ends. */
  readonly end: number;
}
