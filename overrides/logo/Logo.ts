/** An uploaded picture, as the logo manager shows it. */
export interface Logo {
  readonly id: string;
  /** `300 × 100, 12 KB`. */
  readonly facts: string;
  /** Names of the streams that show it. */
  readonly users: readonly string[];
  /** Another picture under the same id is another version. */
  readonly version: number;
}
