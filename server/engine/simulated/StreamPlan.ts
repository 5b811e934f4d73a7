/** What of a stream's config decides how its simulation goes. */
export interface StreamPlan {
  readonly isDisabled: boolean;
  /** Runs without clients. */
  readonly isStatic: boolean;
  /** Sources to fetch, without the entry that stands for publishing. */
  readonly urls: readonly string[];
  readonly isPublishing: boolean;
  readonly clientsTimeoutMs: number;
  /** Of the archive; absent when nothing is recorded. */
  readonly dvrDepthS?: number;
  /** Heights of the transcoded pictures; absent without a transcoder, empty for audio only. */
  readonly transcodedHeights?: readonly number[];
}
