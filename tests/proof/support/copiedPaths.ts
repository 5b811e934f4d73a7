/** All that console and server are made of, and what runs them, from the project's root. */
export const copiedPaths = [
  "schemas",
  "generator",
  "src",
  "overrides",
  "server",
  "commands",
  "docs/reference",
  "vite.config.ts",
  "vite.server.config.ts",
  "tsconfig.json",
  "package.json",
] as const;
