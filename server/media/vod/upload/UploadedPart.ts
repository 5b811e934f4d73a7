/** A file in a body that carries several. */
export interface UploadedPart {
  readonly name: string;
  /** To be read to its end before the next part is asked for. */
  readonly bytes: AsyncIterable<Buffer>;
}
