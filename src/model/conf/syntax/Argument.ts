/** One argument of a statement: `value` or `key=value`. Offsets count from the start of its chunk. */
export interface Argument {
  readonly start: number;
  readonly end: number;
  readonly key: string | undefined;
  /** Without quotes and escapes. */
  readonly value: string;
  readonly quoted: boolean;
}
