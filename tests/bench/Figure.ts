/** One measured figure beside that of a peer in the same run, as absolute times depend on the machine. */
export interface Figure {
  readonly bench: string;
  readonly ours: number;
  readonly peer: number;
  /** Ours divided by the peer's: below 1 is better. */
  readonly ratio: number;
  readonly unit: string;
}
