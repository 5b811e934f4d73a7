/** What went through at one moment: bits per second, and viewers. */
export interface Traffic {
  readonly in: number;
  readonly out: number;
  readonly clients: number;
}
