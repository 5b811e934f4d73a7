import { sep } from "node:path";

/** Whether a real path is a folder or something in it; `/uploads-evil` is not below `/uploads`. */
export function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
