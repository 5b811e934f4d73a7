import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Shows every component in every state: `npx vite --config tests/components/gallery/vite.config.ts --port 5199`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  cacheDir: "../../../node_modules/.vite-gallery",
});
