import { fileURLToPath } from "node:url";
import { dereference } from "../../../../generator/dereference.ts";
import { buildConfTable } from "../../../../generator/emit/emitConfTable.ts";
import { readSchemas } from "../../../../generator/readSchemas.ts";
import { ConfLanguage } from "../../../../src/model/conf/ConfLanguage.ts";
import type { ConfTable } from "../../../../generator/contracts/ConfTable.ts";

/** The language of the real schemas, so that a schema's slip in the raw text is found here. */
export async function productLanguage(): Promise<{ table: ConfTable; language: ConfLanguage }> {
  const root = fileURLToPath(new URL("../../../../", import.meta.url));
  const table = buildConfTable(dereference(await readSchemas(root)));
  return { table, language: new ConfLanguage(table) };
}
