import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../../commands/install/projectRoot.mjs";

/** One text file of the project, by its path from the root. */
export interface ProjectFile {
  readonly path: string;
  readonly text: string;
}

/** Not ours at whatever depth. */
const foreignNames = new Set(["node_modules", "dist", ".git", ".cache"]);
/** By their whole paths: src/components/data and commands/shots are the project's own. */
const leftOut = new Set(["data", "shots", "src/generated", "docs/reference"]);

/** Files below a folder of the project whose names end as given, without what is installed, built or generated. */
export function filesUnder(folder: string, endings: RegExp): readonly ProjectFile[] {
  const stats = statSync(join(projectRoot, folder), { throwIfNoEntry: false });
  if (stats === undefined) return [];
  return readdirSync(join(projectRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "." ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      return foreignNames.has(entry.name) || leftOut.has(path) ? [] : filesUnder(path, endings);
    }
    if (!entry.isFile() || !endings.test(entry.name)) return [];
    return [{ path, text: readFileSync(join(projectRoot, path), "utf8") }];
  });
}
