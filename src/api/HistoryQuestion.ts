/** What is asked of the history of a stream. */
export interface HistoryQuestion {
  /** A stream, file, location or VOD; without it the whole server. */
  readonly name?: string | undefined;
  /** Milliseconds since 1970; sessions that began within. */
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
  readonly pulse: boolean;
  readonly sessions: boolean;
  readonly report: boolean;
  /** `proto`, `ip`, `country`, `created_at`, `duration`, `bytes` or `user_id`; always ascending. */
  readonly sort?: string | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}
