import type { OutputFile } from "../OutputFile.ts";
import type { Product } from "../Product.ts";
import { asLiteral, generatedNote } from "./asModule.ts";
import { buildConfTable } from "./confTable/buildConfTable.ts";

/** The raw-config language as data, for reading, editing, completing and explaining the text. */
export function emitConfTable(product: Product): OutputFile {
  return {
    path: "src/generated/confTable.ts",
    text: `${generatedNote}import type { ConfTable } from "./shapes/ConfTable.ts";

export const confTable: ConfTable = ${asLiteral(buildConfTable(product))};
`,
    committed: true,
  };
}
