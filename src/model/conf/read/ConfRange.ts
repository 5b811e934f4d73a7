/** A range of the file; lines and columns count from 1, columns in UTF-16 units. */
export interface ConfRange {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}
