/** One line of a graph. */
export interface PulseLine {
  readonly label: string;
  /** `[epoch ms, value]`, oldest first. */
  readonly points: readonly (readonly [number, number])[];
}
