/** A value of a delta that the text has no place for. */
export interface EditProblem {
  readonly pointer: string;
  readonly message: string;
}
