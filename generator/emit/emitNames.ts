import { namesFile, namesSchema } from "../vocabulary/namesSchema.ts";
import type { OutputFile } from "./outputFile.ts";

/** The names that annotations may say, for the editor of who writes a schema. */
export function emitNames(): OutputFile {
  return { path: namesFile, text: `${JSON.stringify(namesSchema(), null, 2)}\n`, committed: true };
}
