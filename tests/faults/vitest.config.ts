import { defineConfig } from "vitest/config";

/** What is measured against a clock while much is to be done: beside others it would measure those. */
const alone = ["authBackend", "processKill", "stop"].map((name) => `tests/faults/${name}.test.ts`);

/** Faults and hostile input: processes that die, disks that fail, bytes that lie. */
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    environment: "node",
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ["tests/support/waitPatiently.ts"],
    projects: [
      {
        extends: true,
        // Most of them wait: for the end of a limit, or for media.
        test: { name: "together", include: ["tests/faults/**/*.test.ts"], exclude: alone, maxWorkers: 2 },
      },
      { extends: true, test: { name: "alone", include: alone, maxWorkers: 1, sequence: { groupOrder: 1 } } },
    ],
  },
});
