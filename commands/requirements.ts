/** `npm run requirements`: which rows of docs/requirements/ were shown to hold by tests that ran and passed. */
import { parseArgs } from "node:util";
import { projectRoot } from "./install/projectRoot.mjs";
import { coverage, tellCoverage } from "./requirements/coverage.ts";
import { readTables } from "./requirements/requirementTables.ts";
import { readRuns } from "./requirements/testRuns.ts";
import { readTitles } from "./requirements/testTitles.ts";

/** Parts of which every row is proven. A part that is so is added here, and then loses none without a word. */
const completeParts = ["foundation", "media-lists", "specialised", "global-config", "stream-pages"];

const { values } = parseArgs({
  options: {
    part: { type: "string" },
    check: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
});
const { names, runs } = readRuns(projectRoot);
const missing = ["unit", "e2e"].filter((name) => !names.includes(name));
if (missing.length > 0)
  console.error(`What has not run proves nothing. These were not: npm test -- --only ${missing.join(",")}`);
if (names.length === 0) process.exit(1);

const asked = { part: values.part, isCheck: values.check, isJson: values.json };
const found = coverage(readTables(projectRoot), readTitles(projectRoot), runs);
const { lines, errors, exitCode } = tellCoverage(found, asked, completeParts);
for (const line of lines) console.log(line);
for (const error of errors) console.error(error);
process.exitCode = exitCode;
