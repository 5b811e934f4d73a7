/** What the index file holds of one hour on one disk. It counts as long as its folder has not changed since. */
export interface KeptHour {
  readonly folder: string;
  readonly changedAtMs: number;
  readonly bytes: number;
  readonly count: number;
  /** From and to, in milliseconds since 1970. */
  readonly ranges: readonly (readonly [number, number])[];
}
