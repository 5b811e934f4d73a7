/** How much a console's socket may cost. */
export interface SocketLimits {
  /** Unsent bytes after which a socket that does not read is closed with 1013. */
  readonly mostUnsentBytes: number;
  readonly largestMessageBytes: number;
  readonly messagesPerSecond: number;
  readonly pingEveryMs: number;
  readonly mostSockets: number;
}
