/** A frame of the events socket; `data` is what the event carries. */
export interface EventFrame {
  readonly event: string;
  readonly data: unknown;
  /** More is waiting: ask again at once. */
  readonly partialUpdate: boolean;
  /** Config revision, from a server that counts them. */
  readonly rev: number | undefined;
}
