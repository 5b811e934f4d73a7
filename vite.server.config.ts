import { builtinModules } from "node:module";
import { defineConfig } from "vite";
import { productFolder, productModules, productVariable } from "./commands/build/productBuild.ts";

const product = process.env[productVariable];

/** The server as one file for Node; its dependencies stay where npm put them. */
export default defineConfig({
  publicDir: false,
  plugins: product === undefined ? [] : [productModules(import.meta.dirname, product)],
  build: {
    ssr: true,
    outDir: `${product === undefined ? "dist" : productFolder(product)}/server`,
    target: "node20",
    emptyOutDir: true,
    sourcemap: false,
    rolldownOptions: {
      // A thread begins with a file of its own, and so does a process.
      input: {
        main: product === undefined ? "server/main.ts" : "server/plain/plainMain.ts",
        sqlWorker: "server/records/database/sqlWorker.mjs",
        configWorker:
          product === undefined ? "server/config/thread/configWorker.ts" : "server/plain/plainConfigWorker.ts",
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
