import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { OutputFile } from "../OutputFile.ts";
import { generatedNote } from "./asModule.ts";

/** Copies the interfaces of the output, so that console and server depend on generated code only. */
export async function emitShapes(): Promise<readonly OutputFile[]> {
  const folder = join(import.meta.dirname, "..", "shapes");
  const names = (await readdir(folder)).sort();
  return Promise.all(
    names.map(async (name) => ({
      path: `src/generated/shapes/${name}`,
      text: generatedNote + (await readFile(join(folder, name), "utf8")),
      committed: true,
    })),
  );
}
