/** A file of an upload, as announced before its bytes. */
export interface DeclaredFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}
