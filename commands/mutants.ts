/** `npm run mutants -- FOLDER`: changes one thing of the code at a time, and lists what no test has noticed. */
import { Stryker } from "@stryker-mutator/core";
import { projectRoot } from "./install/projectRoot.mjs";
import { mutantOptions } from "./mutants/mutantOptions.ts";

const [folder = ""] = process.argv.slice(2);
const options = mutantOptions(projectRoot, folder);
if (typeof options === "string") {
  console.error(options);
  process.exit(1);
}
process.chdir(projectRoot);
await new Stryker(options).runMutationTest();
