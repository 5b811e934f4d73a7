/** A place where the text is not a config. Offsets count from the start of its chunk. */
export interface SyntaxProblem {
  readonly start: number;
  readonly end: number;
  readonly message: string;
}
