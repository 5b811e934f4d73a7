/** A viewer as the table of clients shows it; what the server does not say is empty. */
export interface SessionRow {
  readonly id: string;
  /** What is watched, where the server names it: among those of a location or VOD location. */
  readonly name: string;
  /** As the server calls it: `hls`. */
  readonly protocol: string;
  readonly address: string;
  /** Two letters. */
  readonly country: string;
  readonly bytes: number;
  readonly durationMs: number;
  readonly token: string;
  readonly userId: string;
  readonly userAgent: string;
}
