/** Where a file can be cut, and what is in it. */
export interface FileIndex {
  /**
   * Seconds on the file's own clock at which the segments begin, ascending; each with a key frame where there is video.
   * They are decoding times where `clock` says so.
   */
  readonly starts: readonly number[];
  readonly clock: "pts" | "dts";
  /** Seconds at which the last segment ends. */
  readonly end: number;
  readonly video: { readonly codec: string; readonly width: number; readonly height: number } | undefined;
  readonly audio: { readonly codec: string } | undefined;
}
