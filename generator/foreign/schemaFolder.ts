import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SourceFile } from "../readSchemas.ts";
import { SchemaErrors } from "../schemaErrors.ts";
import { parseForeign, readableEndings } from "./foreignText.ts";
import { upgradeSchema } from "./olderDrafts.ts";
import { Names, reservedNames } from "./schemaNames.ts";

/**
 * Every JSON Schema below a folder that somebody else wrote, each by the book of the draft it names, ordered by path.
 * @param folder as it is to stand in messages
 * @throws SchemaErrors for files that cannot be read, and for a folder without any
 */
export async function readSchemaFolder(folder: string): Promise<readonly SourceFile[]> {
  const entries = (await readdir(folder, { recursive: true })).map((path) => path.replaceAll("\\", "/")).sort();
  const files = entries.filter((entry) => readableEndings.some((ending) => entry.endsWith(ending)));
  if (files.length === 0) throw new Error(`${folder} holds no schema: no file ends in ${readableEndings.join(", ")}`);
  const names = new Names(reservedNames);
  const read = await Promise.all(
    files.map(async (entry) => ({ entry, text: await readFile(join(folder, entry), "utf8") })),
  );
  const errors: SchemaErrors[] = [];
  const sources = read.flatMap(({ entry, text }) => {
    try {
      const file = `${folder}/${entry}`;
      const plainName = entry.replace(/(\.schema)?\.\w+$/, "");
      return [
        {
          name: names.free(plainName),
          folder: "config" as const,
          file,
          text,
          ...upgradeSchema(parseForeign(file, text)),
        },
      ];
    } catch (error) {
      if (error instanceof SchemaErrors) errors.push(error);
      else throw error;
      return [];
    }
  });
  if (errors.length > 0) throw new SchemaErrors(errors.flatMap(({ errors: own }) => own));
  return sources;
}
