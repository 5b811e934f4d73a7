/** One row of a table in docs/requirements/: one testable statement. */
export interface Requirement {
  /** A letter and three digits, for example `C275`. */
  readonly id: string;
  readonly area: string;
  readonly screen: string;
  readonly kind: string;
  /** Which piece of work owns the row. */
  readonly part: string;
  readonly statement: string;
}
