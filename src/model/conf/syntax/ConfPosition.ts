/** A place in the file. Lines and columns count from 1, columns in UTF-16 units; the offset counts from 0. */
export interface ConfPosition {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}
