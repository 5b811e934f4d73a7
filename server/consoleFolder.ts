import { existsSync } from "node:fs";
import { join } from "node:path";

/** Where the built console lies: beside the built server, or in `dist` when the server runs from its sources. */
export function consoleFolder(ownFolder: string): string {
  const beside = join(ownFolder, "..", "console");
  return existsSync(join(beside, "index.html")) ? beside : join(ownFolder, "..", "dist", "console");
}
