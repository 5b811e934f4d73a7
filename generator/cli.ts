import { watch } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { explainSetting, UnknownSetting } from "./explain/explainSetting.ts";
import { generate, readProduct } from "./generate.ts";
import { runOneAtATime } from "./runOneAtATime.ts";
import { SchemaErrors } from "./schemaErrors.ts";
import { staleOutputs, writeOutputs } from "./writeOutputs.ts";

const { values } = parseArgs({
  options: {
    check: { type: "boolean", default: false },
    watch: { type: "boolean", default: false },
    root: { type: "string", default: join(import.meta.dirname, "..") },
    explain: { type: "string" },
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

const isWell = await (values.explain === undefined ? run() : answer(values.explain));
if (values.watch) follow();
else process.exitCode = isWell ? 0 : 1;
