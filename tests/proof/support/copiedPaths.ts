/** All that console and server are made of, from the project's root. */
export const copiedPaths = [
  "schemas",
  "generator",
  "src",
  "overrides",
  "server",
  "docs/reference",
  "vite.config.ts",
  "vite.server.config.ts",
  "tsconfig.json",
  "package.json",
] as const;
