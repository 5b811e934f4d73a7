import type { ArchiveFiles } from "../files/ArchiveFiles.ts";
import type { Archive } from "../Archive.ts";
import type { StoredSegment } from "../index/StoredSegment.ts";
import { openPiece } from "./openPiece.ts";

/** The bytes of recorded pieces one after the other; one that was removed meanwhile is left out. */
export async function* joinPieces(
  files: ArchiveFiles,
  archive: Archive,
  segments: readonly StoredSegment[],
): AsyncGenerator<Buffer> {
  for (const { place } of segments) {
    const piece = await openPiece(files, archive, place);
    if (!piece) continue;
    for await (const bytes of piece.stream) if (Buffer.isBuffer(bytes)) yield bytes;
  }
}
