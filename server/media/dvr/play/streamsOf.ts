import { readTables } from "../../outputs/ts/readTables.ts";
import type { ElementaryStream } from "../../ts/programTables.ts";
import { tsPackets } from "../../ts/tsPackets.ts";
import type { Archive } from "../Archive.ts";
import type { ArchiveFiles } from "../files/ArchiveFiles.ts";
import type { StoredSegment } from "../index/StoredSegment.ts";
import { joinPieces } from "./joinPieces.ts";

/** The elementary streams that the first piece which can be read begins with. */
export async function streamsOf(
  files: ArchiveFiles,
  archive: Archive,
  segments: readonly StoredSegment[],
): Promise<readonly ElementaryStream[]> {
  for await (const bytes of joinPieces(files, archive, segments)) {
    const whole = bytes.length - (bytes.length % tsPackets.size);
    return readTables(bytes.subarray(0, whole))?.streams ?? [];
  }
  return [];
}
