/**
 * `npm run mutants -- FOLDER 1/4`: changes one thing of the code at a time, and lists what no test has noticed. With a part
 * behind it one in so many functions, for what takes hours as a whole. Without a folder all the code that is looked at.
 */
import { Stryker } from "@stryker-mutator/core";
import { projectRoot } from "./install/projectRoot.mjs";
import { mutantHouses, mutantOptions } from "./mutants/mutantOptions.ts";

const [folder, part = "1/1"] = process.argv.slice(2);
const share = Number(/^1\/([1-9]\d?)$/.exec(part)?.[1]);
if (Number.isNaN(share)) {
  console.error("Say the part as 1/4: one in four functions.");
  process.exit(1);
}
// Read by the ignorer, which is handed nothing.
process.env["SLUICE_MUTANTS_SHARE"] = String(share);
const folders = folder === undefined ? mutantHouses.map(({ code }) => code) : [folder];
process.chdir(projectRoot);
for (const one of folders) {
  const options = mutantOptions(projectRoot, one, share);
  if (typeof options === "string") {
    console.error(options);
    process.exit(1);
  }
  // One that misses its share sets the exit code, and the others are looked at all the same.
  await new Stryker(options).runMutationTest();
}
