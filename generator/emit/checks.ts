import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { checkSchema } from "../compile/checkSchema.ts";
import { compileModule } from "../compile/compileModule.ts";
import type { OutputFile } from "../OutputFile.ts";
import type { Product } from "../Product.ts";
import { generatedNote } from "./asModule.ts";
import { naming } from "./naming.ts";

/** One compiled check a schema, each a chunk of its own, and the function that loads it. */
export async function emitChecks(product: Product): Promise<readonly OutputFile[]> {
  const runtime = await readFile(join(import.meta.dirname, "..", "compile", "runtime.js"), "utf8");
  return [
    { path: "src/generated/checks/runtime.js", text: generatedNote + runtime, committed: false },
    ...product.schemas.flatMap(({ name, folder, file, schema }) => [
      {
        path: `src/generated/checks/${name}.js`,
        text: generatedNote + naming(file, () => compileModule({ check: checkSchema(schema, folder) }, "./runtime.js")),
        committed: false,
      },
      { path: `src/generated/checks/${name}.d.ts`, text: declaration, committed: false },
    ]),
    loader(product),
  ];
}

const declaration = `${generatedNote}import type { CompiledCheck } from "../shapes/FormDescriptor.ts";
export declare const check: CompiledCheck;
`;

function loader(product: Product): OutputFile {
  const rows = product.schemas.map(
    ({ name }) => `  ${JSON.stringify(name)}: () => import("./checks/${name}.js").then((module) => module.check),`,
  );
  return {
    path: "src/generated/loadCheck.ts",
    text: `${generatedNote}import type { CompiledCheck } from "./shapes/FormDescriptor.ts";

const checks = {
${rows.join("\n")}
};

export type SchemaName = keyof typeof checks;

/** Loads the compiled check of a schema, a chunk of its own. */
export function loadCheck(name: SchemaName): Promise<CompiledCheck> {
  return checks[name]();
}
`,
    committed: true,
  };
}
