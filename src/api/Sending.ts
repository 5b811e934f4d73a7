/** What the sender of much data is told on the way, and how it ends it. */
export interface Sending {
  /** @param share of what there is to send, 0 to 1 */
  readonly onProgress?: (share: number) => void;
  /** Aborted, the call fails with the signal's reason. */
  readonly signal?: AbortSignal;
}
