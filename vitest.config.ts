import { defineConfig } from "vitest/config";

const slowOrForeign = ["tests/e2e/**", "tests/proof/**", "tests/bench/**", "tests/faults/**"];

/** Unit tests: `.test.ts` runs in Node, `.test.tsx` in a simulated page. */
export default defineConfig({
  test: {
    restoreMocks: true,
    testTimeout: 15_000,
    // Two cores are what a build machine has, and most tests wait as much as they reckon.
    maxWorkers: 2,
    // Files share what they import: starting and importing anew for each took longer than the tests themselves. Fakes of
    // modules and global state end with the test that made them.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: "node", environment: "node", include: ["tests/**/*.test.ts"], exclude: slowOrForeign },
      },
      {
        extends: true,
        test: {
          name: "page",
          environment: "jsdom",
          include: ["tests/**/*.test.tsx"],
          exclude: slowOrForeign,
          setupFiles: ["tests/support/cleanUpPage.ts"],
        },
      },
    ],
  },
});
