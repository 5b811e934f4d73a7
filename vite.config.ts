import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { schemas } from "./generator/vitePlugin.ts";

const server = `http://127.0.0.1:${process.env["SLUICE_SERVER_PORT"] ?? "8080"}`;

/** The console: served below /admin, built to dist/console. */
export default defineConfig({
  root: "src",
  base: "/admin/",
  plugins: [schemas(import.meta.dirname), react()],
  build: {
    outDir: "../dist/console",
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    // A strict content policy lets no inline script through, and the polyfill is one.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
  },
  server: {
    proxy: {
      "/flussonic": { target: server, ws: true },
      "/admin/login": server,
      "/admin/logout": server,
    },
  },
});
