import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { generatedNote, type OutputFile } from "./outputFile.ts";

/** Copies the interfaces of the output, so that console and server depend on generated code only. */
export async function emitContracts(): Promise<readonly OutputFile[]> {
  const folder = join(import.meta.dirname, "..", "contracts");
  const names = (await readdir(folder)).sort();
  return Promise.all(
    names.map(async (name) => ({
      path: `src/generated/contracts/${name}`,
      text: generatedNote + (await readFile(join(folder, name), "utf8")),
      committed: true,
    })),
  );
}
