import { stat } from "node:fs/promises";
import { realPathBelow } from "./realPathBelow.ts";
import { rootOf } from "./rootOf.ts";
import type { VodFileOnDisk } from "./VodFileOnDisk.ts";

/**
 * The file in the first of a VOD's folders that has it; undefined when none has. A folder that is not there, or a link
 * that leads out, is as good as no file: viewers learn nothing of the disk.
 */
export async function findFile(
  folder: string,
  paths: readonly string[],
  parts: readonly string[],
): Promise<VodFileOnDisk | undefined> {
  for (const url of paths) {
    try {
      const path = await realPathBelow(await rootOf(folder, url), parts);
      const found = await stat(path);
      if (found.isFile()) return { path, size: found.size, changedAtMs: Math.round(found.mtimeMs) };
    } catch {
      // The next folder may have it.
    }
  }
  return undefined;
}
