import { defineConfig } from "vitest/config";

/** Faults and hostile input: processes that die, disks that fail, bytes that lie. */
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    environment: "node",
    include: ["tests/faults/**/*.test.ts"],
    fileParallelism: false,
    testTimeout: 120_000,
  },
});
