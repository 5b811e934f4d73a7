import { defineConfig } from "vitest/config";

/** Real Chromium against the built console and the real server; each file starts its own pair, and mostly waits. */
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    environment: "node",
    include: ["tests/e2e/**/*.test.ts", "tests/proof/**/*.test.ts"],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 90_000,
  },
});
