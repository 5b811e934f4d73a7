import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";

const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'";
const types: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

interface ServedPage {
  readonly url: string;
  close(): Promise<void>;
}

/** Builds the page in a folder as the console is built and serves it on loopback under the console's content security policy. */
export async function servePage(root: string): Promise<ServedPage> {
  const outDir = await mkdtemp(join(tmpdir(), "sluice-page-"));
  await build({
    configFile: false,
    root,
    logLevel: "error",
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: "es2023", modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  });
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://page").pathname);
    const file = path === "/" ? "/index.html" : path;
    readFile(join(outDir, file)).then(
      (body) =>
        response
          .writeHead(200, { "content-type": types[extname(file)] ?? "text/plain", "content-security-policy": policy })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
