import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { generate } from "../../../generator/generate.ts";
import { writeOutputs } from "../../../generator/writeOutputs.ts";
import type { CompiledCheck } from "../../../generator/contracts/FormDescriptor.ts";
import { makeProduct } from "./makeProduct.ts";

/** Generates a product and imports the compiled check of one of its schemas, as a browser would. */
export async function importCheck(schemas: Readonly<Record<string, object>>, name: string): Promise<CompiledCheck> {
  const product = await makeProduct(schemas);
  await writeOutputs(product.root, await generate(product.root));
  const file = join(product.root, "src/generated/checks", `${name}.js`);
  const module: { check: CompiledCheck } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return module.check;
}
