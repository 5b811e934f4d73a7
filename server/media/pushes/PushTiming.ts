/** Waiting times of pushes, in milliseconds. */
export interface PushTiming {
  /** Before the first new try; doubled with each failure in a row. */
  readonly firstRetryMs: number;
  readonly mostRetryMs: number;
  /** A push that ran so long begins with the first waiting time again. */
  readonly steadyMs: number;
  /** A stream that sends nothing for so long is taken for stopped. */
  readonly silenceMs: number;
}
