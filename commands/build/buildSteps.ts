/** What makes dist/ from the sources, in order; each is a module of the project run by Node. */
export const buildSteps = [
  { words: "generating from the schemas", args: ["--import", "tsx", "generator/cli.ts"] },
  { words: "building the console", args: ["node_modules/vite/bin/vite.js", "build"] },
  {
    words: "building the server",
    args: ["node_modules/vite/bin/vite.js", "build", "--config", "vite.server.config.ts"],
  },
] as const;
