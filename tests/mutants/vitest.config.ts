import { defineConfig } from "vitest/config";
import { apart } from "../../vitest.config.ts";

const tests = ["tests/{model,stores,server/config,server/http,server/security}/**/*.test.ts"];

/** The unit tests that need no media, for the runs of `npm run mutants`, each with one thing changed in the code. */
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    environment: "node",
    restoreMocks: true,
    testTimeout: 15_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: "node", isolate: false, include: tests, exclude: apart } },
      { extends: true, test: { name: "apart", isolate: true, include: apart.filter((path) => path.endsWith(".ts")) } },
    ],
  },
});
