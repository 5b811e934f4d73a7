import react from "@vitejs/plugin-react";
import { Buffer } from "node:buffer";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { defineConfig, type Plugin } from "vite";
import { productFolder, productModules, productVariable } from "./commands/build/productBuild.ts";
import { followServer, serverIsCurrent } from "./commands/dev/serverGate.ts";
import { schemas } from "./generator/vitePlugin.ts";
import packageFile from "./package.json" with { type: "json" };

// As the browser sent it, with its own Host: the server compares that with the Origin, and a page of another site stays
// one. A socket's handshake goes the same way.
const passedOn = {
  target: process.env["SLUICE_SERVER"] ?? "http://127.0.0.1:8080",
  changeOrigin: false,
  ws: true,
  bypass: serverIsCurrent,
};
const following: Plugin = { name: "sluice-following", configureServer: () => followServer() };

/** The console's address as people type it leads to its pages, as the server's own does. */
const withoutSlash: Plugin = {
  name: "sluice-without-slash",
  configureServer: ({ middlewares }) =>
    void middlewares.use((request, response, next) => {
      if (request.url !== "/admin") return next();
      response.writeHead(302, { location: "/admin/" }).end();
    }),
};

/** Beside each file of text its compressed forms, made once here rather than for each visitor. */
const compressed: Plugin = {
  name: "sluice-compressed",
  apply: "build",
  enforce: "post",
  generateBundle: {
    order: "post",
    async handler(_options, bundle) {
      const texts = Object.values(bundle).filter(({ fileName }) => /\.(js|css|html|svg|json)$/.test(fileName));
      await Promise.all(
        texts.map(async ({ fileName, ...file }) => {
          const text = Buffer.from(file.type === "chunk" ? file.code : file.source);
          // Below this a compressed answer is no smaller on the wire: it fits one packet either way.
          if (text.length < 1400) return;
          const [br, gz] = await Promise.all([promisify(brotliCompress)(text), promisify(gzip)(text, { level: 9 })]);
          this.emitFile({ type: "asset", fileName: `${fileName}.br`, source: br });
          this.emitFile({ type: "asset", fileName: `${fileName}.gz`, source: gz });
        }),
      );
    },
  },
};

/** The router's package leads everybody to its build for development, which carries warnings that no operator reads. */
const routerForUse: Plugin = {
  name: "sluice-router-for-use",
  apply: "build",
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: routerBuild("index.mjs") },
        { find: /^react-router\/dom$/, replacement: routerBuild("dom-export.mjs") },
      ],
    },
  }),
};

function routerBuild(file: string): string {
  return join(import.meta.dirname, "node_modules/react-router/dist/production", file);
}

/** The folder of another product, where the console is built for that one. */
const product = process.env[productVariable];

/** The entities whose settings fill a script of their own; those of the others share one. */
const largeEntities = ["stream", "location", "mirror", "vod", "server"];

/** The script that holds the forms, conditions and questions of an entity. */
function settingsScript(module: string): string | null {
  const entity = /generated[\\/](?:forms|conditions|questions)[\\/](\w[\w-]*)\./.exec(module)?.[1];
  if (entity === undefined) return null;
  return largeEntities.includes(entity) ? `settings-${entity}` : "settings";
}

/** The script that holds the pages of a screen, or the live pieces of a folder that stand in pages. */
function screenScript(module: string): string | null {
  const screen = /src[\\/]pages[\\/](\w+)[\\/]/.exec(module)?.[1];
  // What is around all pages comes before any of them, each part when it is needed.
  if (screen === "shell") return null;
  if (screen !== undefined) return `screen-${screen}`;
  const piece = /[\\/]overrides[\\/](\w+)[\\/]/.exec(module)?.[1];
  return piece === undefined ? null : `piece-${piece}`;
}

/** The console: served below /admin, built to dist/console. */
export default defineConfig({
  root: "src",
  base: "/admin/",
  plugins: [
    ...(product === undefined ? [schemas(import.meta.dirname)] : [productModules(import.meta.dirname, product)]),
    react(),
    following,
    withoutSlash,
    routerForUse,
    compressed,
  ],
  // Stands in what the console reports of its own errors.
  define: { "import.meta.env.CONSOLE_VERSION": JSON.stringify(packageFile.version) },
  // Imported in workers only, where nobody looks for packages before they run: found late, they would load the page anew.
  optimizeDeps: { include: ["monaco-editor/editor/editor.worker"] },
  // Its parts are loaded as they are needed, as those of the page are.
  worker: { format: "es" },
  build: {
    outDir: `../${product === undefined ? "dist" : productFolder(product)}/console`,
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    // A strict content policy lets no inline script through, and the polyfill is one.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // The bundler names what is shared after all who share it.
        chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
        assetFileNames: ({ names: [name = ""] }) => `assets/${name.split(/[~.]/)[0]}-[hash][extname]`,
        codeSplitting: {
          groups: [
            // React's own modules are called as others are run: in no circle of scripts may one come before them.
            { name: "vendor", test: /[\\/]node_modules[\\/]react[\\/]/, priority: 10 },
            // What every visit needs first, in two scripts.
            { name: "vendor", tags: ["$initial"], test: /[\\/]node_modules[\\/]|rolldown[\\/]runtime/, priority: 9 },
            { name: "console", tags: ["$initial"], priority: 8 },
            // What comes later: the checks but the large ones, an entity's settings, a screen, never in slips.
            { name: "checks", test: /generated[\\/]checks[\\/]/, maxModuleSize: 15_000, priority: 7 },
            { name: settingsScript, debugName: "settings", priority: 6 },
            // What may be saved is fetched after the first page of everybody, and nothing that only other pages need with it.
            {
              name: "approval",
              test: /src[\\/](?:stores[\\/]saving[\\/]approvers|model[\\/]entity[\\/](?:check|patternValues)|generated[\\/]load(?:Questions|Check))/,
              priority: 6,
            },
            // Most servers have something to tell with the first page: it must not wait for what other pages share.
            {
              name: "notices",
              test: /src[\\/](?:pages[\\/]shell[\\/]ServerNotices|components[\\/](?:shell[\\/]Notifications|controls[\\/]CopyButton)|texts[\\/]en[\\/]notices)\b/,
              priority: 6,
            },
            // Its modules import each other in circles: torn apart they would be run before what they are made of.
            {
              name: "lists",
              test: /[\\/]node_modules[\\/](?:react-aria|react-stately|@react-aria|@react-stately)/,
              priority: 6,
            },
            // A page would else wait for a dozen small sheets.
            { name: "styles", test: /[\\/](?:src|overrides)[\\/].*\.module\.css/, priority: 5.5 },
            { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 40_000, priority: 5 },
            { name: screenScript, debugName: "screens", priority: 4 },
          ],
        },
      },
    },
  },
  server: {
    // Vite would let every page of this machine read what the server answers.
    cors: false,
    // And everybody on it every file of the tree: the data folder with its keys stands there too.
    fs: { allow: ["src", "overrides", "node_modules"].map((folder) => join(import.meta.dirname, folder)) },
    // All but the console's pages: its calls, and the media addresses of player and previews.
    proxy: { "^/(?!admin(?:[/?]|$))": passedOn, "^/admin/log(?:in|out)$": passedOn },
  },
});
