import { join } from "node:path";
import type { ArchiveFiles } from "../files/ArchiveFiles.ts";
import { isInside } from "../files/isInside.ts";
import type { OpenFile } from "../files/OpenFile.ts";
import type { ArchiveIndex } from "../index/ArchiveIndex.ts";
import type { RecordingPlan } from "../plan/RecordingPlan.ts";

/** Opens a recorded piece on whichever disk it can be read from, the copy last; undefined when there is none. */
export async function openPiece(
  files: ArchiveFiles,
  { index, plan }: { readonly index: ArchiveIndex; readonly plan: RecordingPlan },
  /** Below the stream's folder. */
  place: string,
): Promise<OpenFile | undefined> {
  const folders = [
    ...index.disks.map(({ folder }) => folder),
    ...(plan.copyFolder === undefined ? [] : [plan.copyFolder]),
  ];
  for (const folder of folders) {
    try {
      const [root, path] = await Promise.all([
        files.realPath(folder),
        files.realPath(join(folder, index.streamFolder, place)),
      ]);
      if (isInside(path, root)) return await files.open(path);
    } catch {
      // Not on this disk, or no longer readable there: the next one may have it.
    }
  }
  return undefined;
}
