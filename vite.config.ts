import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { schemas } from "./generator/vitePlugin.ts";

// As the browser sent it, with its own Host: the server compares that with the Origin, and a page of another site stays
// one. A socket's handshake goes the same way.
const passedOn = { target: process.env["SLUICE_SERVER"] ?? "http://127.0.0.1:8080", changeOrigin: false, ws: true };

/** The console's address as people type it leads to its pages, as the server's own does. */
const withoutSlash: Plugin = {
  name: "sluice-without-slash",
  configureServer: ({ middlewares }) =>
    void middlewares.use((request, response, next) => {
      if (request.url !== "/admin") return next();
      response.writeHead(302, { location: "/admin/" }).end();
    }),
};

/** The console: served below /admin, built to dist/console. */
export default defineConfig({
  root: "src",
  base: "/admin/",
  plugins: [schemas(import.meta.dirname), react(), withoutSlash],
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
    // Vite would let every page of this machine read what the server answers.
    cors: false,
    // All but the console's pages: its calls, and the media addresses of player and previews.
    proxy: { "^/(?!admin(?:[/?]|$))": passedOn, "^/admin/log(?:in|out)$": passedOn },
  },
});
