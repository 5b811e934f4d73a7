import { statSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { defineConfig } from "vitest/config";

/** Walks over every page and through everything that may change midway: as long as all other files together. */
const walks = [
  "audit",
  "configImport",
  "configText",
  "confirmation",
  "dev",
  "gettingAround",
  "german",
  "layoutShifts",
  "media/changeMidway",
  "media/mirrorChains",
  "newEntity",
  "newSetting",
  "newVendor",
  "palette",
  "product",
  "reviewDoubts",
  "routes",
  "staleFigures",
  "toasts",
  "upstream",
].map((name) => `tests/{e2e,proof}/**/${name}.test.ts`);

/**
 * The files that take longest, longest first: one of them begun last would run alone at the end. The others follow, the
 * larger ones first.
 */
const longest = [
  "routes",
  "layoutShifts",
  "dev",
  "media/changeMidway",
  "firstDay",
  "twoAdmins",
  "palette",
  "media/mirrors",
  "newSetting",
  "configText",
  "names",
  "live",
  "media/sources",
];

class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at === -1 ? longest.length : at;
    };
    const size = ({ moduleId }: TestSpecification) => statSync(moduleId).size;
    return Promise.resolve(files.toSorted((one, other) => place(one) - place(other) || size(other) - size(one)));
  }
}

const include = ["tests/e2e/**/*.test.ts", "tests/proof/**/*.test.ts"];

/** Real Chromium against the built console and the real server, of which each file starts its own. */
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    environment: "node",
    // A process runs one file after another, and keeps its modules and its Chromium for the next.
    isolate: false,
    // Most of a test is waiting for media; with more than three, tests of real media run out of time on two cores.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 90_000,
    // As long as Playwright waits: a page is asked for over a line, and other tests keep the machine busy.
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ["tests/support/waitPatiently.ts"],
    projects: [
      { extends: true, test: { name: "e2e", include, exclude: walks } },
      { extends: true, test: { name: "long", include: walks } },
    ],
  },
});
