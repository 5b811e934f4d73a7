import { dirname, join } from "node:path";
import type { ArchiveFiles } from "./ArchiveFiles.ts";

/**
 * Gives a folder another name on its disk; where that name is taken already, what it holds goes into the other one, folder
 * by folder. Nothing is done where it is missing. Failures are those of Node's file system.
 */
export async function moveFolder(files: ArchiveFiles, from: string, to: string): Promise<void> {
  if (!(await files.isFolder(from))) return;
  if (!(await files.isFolder(to))) {
    await files.makeFolder(dirname(to), true);
    await files.move(from, to);
    return;
  }
  for (const { name, isFolder } of await files.list(from)) {
    if (isFolder) await moveFolder(files, join(from, name), join(to, name));
    else await files.move(join(from, name), join(to, name));
  }
  await files.removeEmptyFolder(from);
}
