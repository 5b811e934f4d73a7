import { defineConfig } from "vitest/config";

const slowOrForeign = ["tests/e2e/**", "tests/proof/**", "tests/bench/**", "tests/faults/**"];

/** Tests that put a fake in a module's place: what they import must be nobody else's. */
export const apart = [
  "tests/pages/stream/streamHeader.test.tsx",
  "tests/server/http/addressSpelling.test.ts",
  "tests/server/http/compression.test.ts",
  "tests/server/media/outputs/playerScript.test.ts",
  "tests/server/security/passwordChange.test.ts",
  "tests/server/serve.test.ts",
  "tests/stores/editing/checkOutOfReach.test.ts",
  "tests/stores/indicators.test.tsx",
  "tests/texts/counts.test.ts",
  "tests/texts/languages.test.ts",
  "tests/texts/noWordsAtLoad.test.ts",
];

/** Unit tests: `.test.ts` runs in Node, `.test.tsx` in a simulated page. */
export default defineConfig({
  test: {
    restoreMocks: true,
    // A slow machine that runs several at once takes ten times as long as one of its own.
    testTimeout: 30_000,
    // What many tests wait for: a lint run, a server. Without it all of them are lost.
    hookTimeout: 60_000,
    // Vitest waits for one second, which a busy machine spends elsewhere.
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ["tests/support/waitPatiently.ts"],
    // Two cores are what a build machine has.
    maxWorkers: 2,
    // Files share what they import: starting anew for each took longer than the tests themselves.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          // Most of these wait for a clock, a socket or ffmpeg.
          maxWorkers: 5,
          include: ["tests/**/*.test.ts"],
          exclude: [...slowOrForeign, ...apart],
        },
      },
      {
        extends: true,
        test: {
          name: "page",
          environment: "jsdom",
          // After those in Node, as these keep the processor busy.
          sequence: { groupOrder: 1 },
          include: ["tests/**/*.test.tsx"],
          exclude: [...slowOrForeign, ...apart],
          setupFiles: ["tests/support/preparePage.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "apart",
          environment: "node",
          isolate: true,
          maxWorkers: 5,
          include: apart.filter((path) => path.endsWith(".ts")),
        },
      },
      {
        extends: true,
        test: {
          name: "page apart",
          environment: "jsdom",
          isolate: true,
          sequence: { groupOrder: 1 },
          include: apart.filter((path) => path.endsWith(".tsx")),
          setupFiles: ["tests/support/preparePage.ts"],
        },
      },
    ],
  },
});
