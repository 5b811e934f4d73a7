import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { nearestTests } from "./nearestTests.ts";
import type { PartialStrykerOptions } from "@stryker-mutator/api/core";

/** The code whose mutants are worth their time, and where the tests are that must notice them. */
export const mutantHouses = [
  { code: "src/model", tests: "tests/model" },
  { code: "src/stores", tests: "tests/stores" },
  { code: "server/config", tests: "tests/server/config" },
  { code: "server/security", tests: "tests/server/security" },
] as const;

/** The share of mutants, in percent, that tests of a folder must notice. */
const LEAST_NOTICED = 85;

/** Where reports, and what is known from the last run, stay; git ignores it. */
const folderOfReports = ".cache/mutants";

/**
 * What Stryker is told for one folder or file; a sentence where it is none of those that are looked at. The mutants of a
 * file are for the tests beside it and those that come to it in the fewest imports or in one more; of a folder for those
 * of the folder, or of its house.
 * @param path from the root, such as `src/model/diff`
 * @param share one in so many functions is looked at, see `ignorers.mjs`
 */
export function mutantOptions(root: string, path: string, share = 1): PartialStrykerOptions | string {
  const code = path.replace(/\/+$/, "");
  const house = mutantHouses.find((one) => code === one.code || code.startsWith(`${one.code}/`));
  if (house === undefined) return `Name a folder or file of ${mutantHouses.map((one) => one.code).join(", ")}.`;
  const testFiles = (code.endsWith(".ts") ? testsOfFile : testsOfFolder)(root, code, house);
  const report = `${folderOfReports}/${code.replaceAll("/", "-")}${share === 1 ? "" : `-${share}`}`;
  return {
    mutate: [code.endsWith(".ts") ? code : `${code}/**/*.ts`],
    testRunner: "vitest",
    vitest: { configFile: "tests/mutants/vitest.config.ts", related: false },
    testFiles,
    plugins: ["@stryker-mutator/vitest-runner", "./commands/mutants/ignorers.mjs"],
    ignorers: ["words", "share"],
    coverageAnalysis: "perTest",
    // What runs once, at the load of a module, would need all tests again for each.
    ignoreStatic: true,
    concurrency: 1,
    // A busy machine is no endless loop: those are found by counting.
    timeoutMS: 30_000,
    timeoutFactor: 4,
    incremental: true,
    incrementalFile: `${report}.json`,
    reporters: ["progress-append-only", "clear-text"],
    clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false },
    thresholds: { high: 95, low: LEAST_NOTICED, break: LEAST_NOTICED },
    tempDirName: `${folderOfReports}/sandbox`,
    // Those of the root alone: `src/components/data` is read by tests.
    ignorePatterns: ["/.cache", "/data", "/dist", "/shots", "/tests/e2e"],
    // Read by vitest; Stryker need not write it anew, and knows no TypeScript 7.
    tsconfigFile: "none.json",
    disableTypeChecks: false,
    checkers: [],
  };
}

type House = (typeof mutantHouses)[number];

function testsOfFile(root: string, file: string, house: House): string[] {
  const own = house.tests + file.slice(house.code.length).replace(/\.ts$/, "");
  let folder = dirname(own);
  while (!existsSync(join(root, folder))) folder = dirname(folder);
  const codes = mutantHouses.map(({ code }) => code);
  const tests = mutantHouses.map((one) => one.tests);
  return [
    ...[`${own}/**/*.test.ts`].filter(() => existsSync(join(root, own))),
    `${folder}/*.test.ts`,
    ...nearestTests(root, file, codes, tests).filter((path) => dirname(path) !== folder),
  ];
}

function testsOfFolder(root: string, folder: string, house: House): string[] {
  const own = house.tests + folder.slice(house.code.length);
  return [`${existsSync(join(root, own)) ? own : house.tests}/**/*.test.ts`];
}
