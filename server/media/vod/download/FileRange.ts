/** Bytes of a file, both ends included. */
export interface FileRange {
  readonly first: number;
  readonly last: number;
}
