/** What is asked of an origin server. */
export interface OriginQuestion {
  /** As `serverKey` says it. */
  readonly server: string;
  readonly path: string;
  /** The cluster key; undefined or empty where none is set. */
  readonly key: string | undefined;
  readonly nowMs: number;
  readonly signal: AbortSignal;
  /** What a status means for this question; the refusals of the cluster key mean the same for all. */
  readonly meanings: Readonly<Record<number, string>>;
}
