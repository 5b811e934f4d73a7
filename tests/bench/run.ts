/** `npm run bench`: one JSON line a figure; `--check` fails past limits.json, `--only NAME` runs one bench. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildWhenStale } from "../../commands/build/buildWhenStale.ts";
import { benches } from "./benches.ts";
import limits from "./limits.json" with { type: "json" };
import { measureAll } from "./measureAll.ts";
import { pastLimits } from "./pastLimits.ts";

const { values } = parseArgs({ options: { check: { type: "boolean", default: false }, only: { type: "string" } } });
const chosen = benches.filter(({ name }) => values.only === undefined || values.only === name);
if (chosen.length === 0) {
  console.error(`No bench is named ${values.only}; there are: ${benches.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}

// The pages and the server are measured as built: an old build would be measured without a word.
const built = await buildWhenStale(join(import.meta.dirname, "../.."));
if (!built.ok) {
  console.error(built.output);
  process.exit(1);
}

const { figures, skipped } = await measureAll(chosen, console.log);
if (values.check) {
  const faults = pastLimits(figures, limits, values.only === undefined, skipped);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
