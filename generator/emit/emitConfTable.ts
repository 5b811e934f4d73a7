import type { Product } from "../dereference.ts";
import { buildConfTable } from "./confTable/buildConfTable.ts";
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
