import { join } from "node:path";

/** Where uploaded logos lie; a file is named by its id. */
export function logoFolderOf(dataFolder: string): string {
  return join(dataFolder, "logos");
}
