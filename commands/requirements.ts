/** `npm run requirements`: which rows of docs/requirements/ have a test that names them. */
import { parseArgs } from "node:util";
import { projectRoot } from "./install/projectRoot.mjs";
import { coverage, tellCoverage } from "./requirements/coverage.ts";
import { readTables } from "./requirements/requirementTables.ts";
import { readTitles } from "./requirements/testTitles.ts";

const { values } = parseArgs({ options: { part: { type: "string" }, json: { type: "boolean", default: false } } });
const found = coverage(readTables(projectRoot), readTitles(projectRoot));
const told = tellCoverage(found, {
  isJson: values.json,
  ...(values.part === undefined ? {} : { part: values.part }),
});
for (const line of told.lines) console.log(line);
for (const error of told.errors) console.error(error);
process.exitCode = told.exitCode;
