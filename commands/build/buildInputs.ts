/** Files and folders that the built console and server are made of, from the root of the project. */
export const buildInputs = [
  "schemas",
  "generator",
  "src",
  "overrides",
  "server",
  "vite.config.ts",
  "vite.server.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
] as const;
