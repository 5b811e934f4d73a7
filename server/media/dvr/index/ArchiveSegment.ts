/** A recorded piece of a stream that can be played by itself. */
export interface ArchiveSegment {
  /** Milliseconds since 1970. */
  readonly startMs: number;
  readonly durationMs: number;
  /** The first one after something else than its forerunner: players begin anew. */
  readonly isDiscontinuity: boolean;
}
