import type { MediaFile } from "./MediaFile.ts";

/** One of the files that are played as one: the same film in several sizes. */
export interface Rung {
  /** In addresses; `0` is the file of the plain name, others the number in theirs. */
  readonly key: string;
  readonly file: MediaFile;
}
