import type { ArchiveSegment } from "./ArchiveSegment.ts";

/** A recorded piece and where its file is. */
export interface StoredSegment extends ArchiveSegment {
  readonly path: string;
  /** Below the stream's folder of any disk: `2026/09/30/12/05-32-120-2000.ts`. */
  readonly place: string;
}
