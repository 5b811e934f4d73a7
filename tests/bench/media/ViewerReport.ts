/** What the players saw of one server, and what it cost it. */
export interface ViewerReport {
  /** Processor time of the server during its turns. */
  readonly serverMs: number;
  readonly bytes: number;
  /** From the question to the last byte, of each playlist. */
  readonly playlistMs: readonly number[];
  readonly segmentMs: readonly number[];
  /** In words, of questions without a good answer. */
  readonly failures: readonly string[];
}
