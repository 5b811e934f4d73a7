/** How key frames come. */
export interface GopSettings {
  /** Frames from one to the next; undefined where the frame rate is the source's and only the time is known. */
  readonly frames: number | undefined;
  readonly isClosed: boolean;
  readonly bframes: number | undefined;
  readonly refs: number | undefined;
}
