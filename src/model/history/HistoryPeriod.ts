/** Times that are chosen by one word; `live` is all that is known, with the graph of now. */
export const periodNames = ["live", "hour", "day", "week", "month", "custom"] as const;

/** The time a history is asked for. Milliseconds since 1970. */
export interface HistoryPeriod {
  readonly name: (typeof periodNames)[number];
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
}
