/** A question to the pulse in a user's words: `sum:10s-savg:stream_out{name=news}`. */
export interface PulseQuery {
  /** How the lines of a metric become one; without it each stays a line. */
  readonly group: "max" | "min" | "sum" | undefined;
  /** From 1 to 3600. */
  readonly periodS: number | undefined;
  /** `savg`: the mean of a period. `tavg8`: the mean of the last eight periods, a smoother line. */
  readonly aggregator: "tavg8" | "savg" | undefined;
  readonly metric: string;
  readonly tags: Readonly<Record<string, string>>;
}
