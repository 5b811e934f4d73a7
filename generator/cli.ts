import { watch } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { MadeBefore } from "./MadeBefore.ts";
import { runOneAtATime } from "./runOneAtATime.ts";
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
    anew: { type: "boolean", default: false },
  },
});
/** An editor saves in several steps. */
const settleMs = 100;

/** One run; errors are printed as file:line:column so that an editor jumps to them. */
async function run(): Promise<boolean> {
  try {
    const inputs = [join(values.root, "schemas")];
    const before = await MadeBefore.of(inputs);
    const isSame = values.anew || values.watch ? false : await before.isThere(values.root, values.check);
    if (isSame !== false) {
      if (!values.check) console.log(`${isSame} files generated, 0 changed`);
      return true;
    }
    // Loaded only here: it takes longer than finding out that nothing is to be done.
    const { generate } = await import("./generate.ts");
    const outputs = await generate(values.root);
    if (values.check) {
      const stale = await staleOutputs(values.root, outputs);
      for (const path of stale) console.error(`${path} is stale: run \`npm run generate\``);
      if (stale.length > 0) return false;
    } else {
      const changed = await writeOutputs(values.root, outputs);
      console.log(`${outputs.length} files generated, ${changed.length} changed`);
    }
    await before.keep(outputs, await MadeBefore.of(inputs));
    return true;
  } catch (error) {
    console.error(await wordsOf(error));
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

/** What an author can do something about is told without its stack. */
async function wordsOf(error: unknown): Promise<unknown> {
  const { SchemaErrors } = await import("./schemaErrors.ts");
  const { UnknownSetting } = await import("./explain/explainSetting.ts");
  return error instanceof SchemaErrors || error instanceof UnknownSetting ? error.message : error;
}

/** Prints all that follows from one setting. */
async function answer(asked: string): Promise<boolean> {
  try {
    const { readProduct } = await import("./generate.ts");
    const { explainSetting } = await import("./explain/explainSetting.ts");
    const { product, sources } = await readProduct(values.root);
    console.log(explainSetting(asked, product, sources));
    return true;
  } catch (error) {
    console.error(await wordsOf(error));
    return false;
  }
}

/** Schemas that somebody else wrote: what is made of them goes to a folder of its own. */
async function runForeign(out: string | undefined): Promise<boolean> {
  try {
    if (out === undefined) throw new Error("say with --out which folder the output goes to");
    if (values.schemas !== undefined && values.openapi !== undefined)
      throw new Error("say either --schemas or --openapi: a product is made of one of them");
    if (values.check || values.watch)
      throw new Error(
        "--check and --watch are for the project's own schemas; leave them out beside --schemas or --openapi",
      );
    const { readForeignProduct } = await import("./generate.ts");
    const { emitAll } = await import("./emit/emitAll.ts");
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

/** What says something of other schemas, and would do nothing without them. */
const idle = values.overlay === undefined ? (values.out === undefined ? undefined : "out") : "overlay";
const isForeign = values.schemas !== undefined || values.openapi !== undefined;
if (!isForeign && idle !== undefined) {
  console.error(`--${idle} goes with the schemas of another product: say them with --schemas or --openapi`);
  process.exit(1);
}
const isWell = await (isForeign
  ? runForeign(values.out)
  : values.explain === undefined
    ? run()
    : answer(values.explain));
if (values.watch && !isForeign) follow();
else process.exitCode = isWell ? 0 : 1;
