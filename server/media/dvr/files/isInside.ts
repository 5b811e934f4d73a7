import { sep } from "node:path";

/** Whether a path is below a folder; both without links. */
export function isInside(path: string, folder: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
}
