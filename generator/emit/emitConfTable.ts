import type { ConfTable } from "../contracts/ConfTable.ts";
import type { Product } from "../dereference.ts";
import { buildContext, ContextPool } from "./confTable/confContext.ts";
import { asLiteral, generatedNote, type OutputFile } from "./outputFile.ts";

/** The raw-config language as data, for reading, editing, completing and explaining the text. */
export function emitConfTable(product: Product): OutputFile {
  return {
    path: "src/generated/confTable.ts",
    text: `${generatedNote}import type { ConfTable } from "./contracts/ConfTable.ts";

export const confTable: ConfTable = ${asLiteral(buildConfTable(product))};
`,
    committed: true,
  };
}

/** The raw-config language of a product: its root is the schema named `server`, whose properties hold the collections. */
export function buildConfTable(product: Product): ConfTable {
  const server = product.schemas.find(({ name, folder }) => name === "server" && folder === "config");
  if (server === undefined) {
    throw new Error("schemas/config/server.json is missing: the raw config has no root without it. Add that schema.");
  }
  const pool = new ContextPool();
  const root = buildContext(server.schema, "server", { isMapItem: false }, pool);
  return { root, contexts: pool.all() };
}
