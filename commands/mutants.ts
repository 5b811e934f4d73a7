/**
 * `npm run mutants -- FOLDER`: changes one thing of the code at a time, and lists what no test has noticed. Without a folder
 * all the code that is looked at, which takes hours.
 */
import { Stryker } from "@stryker-mutator/core";
import { projectRoot } from "./install/projectRoot.mjs";
import { mutantHouses, mutantOptions } from "./mutants/mutantOptions.ts";

const [folder] = process.argv.slice(2);
const folders = folder === undefined ? mutantHouses.map(({ code }) => code) : [folder];
process.chdir(projectRoot);
for (const one of folders) {
  const options = mutantOptions(projectRoot, one);
  if (typeof options === "string") {
    console.error(options);
    process.exit(1);
  }
  // One that misses its share sets the exit code, and the others are looked at all the same.
  await new Stryker(options).runMutationTest();
}
