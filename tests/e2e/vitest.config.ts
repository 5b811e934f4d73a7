import { defineConfig } from "vitest/config";

/** Real Chromium against the built console and the real server: one file at a time, as each starts its own pair. */
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    environment: "node",
    include: ["tests/e2e/**/*.test.ts", "tests/proof/**/*.test.ts"],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 90_000,
  },
});
