import { join } from "node:path";
import type { ArchiveFiles } from "../files/ArchiveFiles.ts";
import { hourFolderOf } from "./hourFolderOf.ts";
import { readSegmentName } from "./readSegmentName.ts";
import type { StoredSegment } from "./StoredSegment.ts";

/** The recorded pieces in the folder of an hour, the oldest first. */
export async function readShelf(
  files: ArchiveFiles,
  { folder, hourMs }: { readonly folder: string; readonly hourMs: number },
): Promise<readonly StoredSegment[]> {
  const place = hourFolderOf(hourMs);
  const entries = await files.list(folder);
  return entries
    .flatMap(({ name, isFolder }) => {
      const segment = isFolder ? undefined : readSegmentName(hourMs, name);
      return segment ? [{ ...segment, path: join(folder, name), place: `${place}/${name}` }] : [];
    })
    .sort((one, other) => one.startMs - other.startMs);
}
