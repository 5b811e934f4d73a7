import { watch } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { explainSetting, UnknownSetting } from "./explain/explainSetting.ts";
import { emitAll } from "./emit/emitAll.ts";
import { generate, readForeignProduct, readProduct } from "./generate.ts";
import { runOneAtATime } from "./runOneAtATime.ts";
import { SchemaErrors } from "./schemaErrors.ts";
import { staleOutputs, writeForeignOutputs, writeOutputs } from "./writeOutputs.ts";

const { values } = parseArgs({
  options: {
    check: { type: "boolean", default: false },
    watch: { type: "boolean", default: false },
    root: { type: "string", default: join(import.meta.dirname, "..") },
    explain: { type: "string" },
    schemas: { type: "string" },
    openapi: { type: "string" },
    overlay: { type: "string" },
    out: { type: "string" },
  },
});
/** An editor saves in several steps. */
const settleMs = 100;

/** One run; errors are printed as file:line:column so that an editor jumps to them. */
async function run(): Promise<boolean> {
  try {
    const outputs = await generate(values.root);
    if (values.check) {
      const stale = await staleOutputs(values.root, outputs);
      for (const path of stale) console.error(`${path} is stale: run \`npm run generate\``);
      return stale.length === 0;
    }
    const changed = await writeOutputs(values.root, outputs);
    console.log(`${outputs.length} files generated, ${changed.length} changed`);
    return true;
  } catch (error) {
    console.error(error instanceof SchemaErrors ? error.message : error);
    return false;
  }
}

function follow(): void {
  const ask = runOneAtATime(async () => void (await run()));
  let timer: NodeJS.Timeout | undefined;
  watch(join(values.root, "schemas"), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(ask, settleMs);
  });
  console.log("Watching schemas/ ...");
}

/** Prints all that follows from one setting. */
async function answer(asked: string): Promise<boolean> {
  try {
    const { product, sources } = await readProduct(values.root);
    console.log(explainSetting(asked, product, sources));
    return true;
  } catch (error) {
    console.error(error instanceof SchemaErrors || error instanceof UnknownSetting ? error.message : error);
    return false;
  }
}

/** Schemas that somebody else wrote: what is made of them goes to a folder of its own. */
async function runForeign(out: string | undefined): Promise<boolean> {
  try {
    if (out === undefined) throw new Error("say with --out which folder the output goes to");
    const product = await readForeignProduct(values);
    for (const warning of product.warnings ?? []) console.warn(warning);
    const outputs = await emitAll(product);
    const changed = await writeForeignOutputs(out, outputs);
    const entities = product.schemas.filter(({ schema }) => schema["x-entity"] !== undefined).length;
    console.log(`${product.title}: ${product.schemas.length} schemas, ${entities} with pages`);
    console.log(`${outputs.length} files generated in ${out}, ${changed.length} changed`);
    console.log(`Start its console: npm start -- --product ${out}`);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

const isForeign = values.schemas !== undefined || values.openapi !== undefined;
const isWell = await (isForeign
  ? runForeign(values.out)
  : values.explain === undefined
    ? run()
    : answer(values.explain));
if (values.watch) follow();
else process.exitCode = isWell ? 0 : 1;
