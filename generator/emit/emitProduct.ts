import type { Product } from "../dereference.ts";
import { asLiteral, generatedNote, type OutputFile } from "./outputFile.ts";

/** What the product is called, and how another server's API reads and writes its entities, where that is known. */
export function emitProduct({ title = "Sluice", paths = [] }: Product): OutputFile {
  return {
    path: "src/generated/product.ts",
    text: `${generatedNote}import type { ProductDescriptor } from "./contracts/ProductDescriptor.ts";

export const product: ProductDescriptor = ${asLiteral({ title, paths })};
`,
    committed: true,
  };
}
