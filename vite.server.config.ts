import { builtinModules } from "node:module";
import { defineConfig } from "vite";

/** The server as one file for Node; its dependencies stay where npm put them. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: "server/main.ts",
    outDir: "dist/server",
    target: "node20",
    emptyOutDir: true,
    sourcemap: false,
    rolldownOptions: {
      external: [/^node:/, ...builtinModules],
      output: { entryFileNames: "main.js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
