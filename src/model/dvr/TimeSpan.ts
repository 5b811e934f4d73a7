/** A stretch of time, in milliseconds since 1970. */
export interface TimeSpan {
  readonly fromMs: number;
  readonly toMs: number;
}
