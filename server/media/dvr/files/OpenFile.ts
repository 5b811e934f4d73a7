import type { ReadStream } from "node:fs";

/** A file that is being read: its length is known before its bytes come. */
export interface OpenFile {
  readonly bytes: number;
  readonly stream: ReadStream;
}
