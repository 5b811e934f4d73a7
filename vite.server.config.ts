import { builtinModules } from "node:module";
import { defineConfig } from "vite";

/** The server as one file for Node; its dependencies stay where npm put them. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: "dist/server",
    target: "node20",
    emptyOutDir: true,
    sourcemap: false,
    rolldownOptions: {
      // A thread begins with a file of its own, and so does a process.
      input: {
        main: "server/main.ts",
        sqlWorker: "server/records/database/sqlWorker.mjs",
        configWorker: "server/config/thread/configWorker.ts",
        peersProcess: "server/media/webrtc/peers/peersProcess.ts",
      },
      external: [/^node:/, ...builtinModules],
      output: {
        entryFileNames: ({ name }) => (name === "sqlWorker" ? "sqlWorker.mjs" : `${name}.js`),
        chunkFileNames: "[name]-[hash].js",
      },
    },
  },
});
