import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import { createServer, type ViteDevServer } from "vite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import WebSocket from "ws";
import { hotModule, schemas } from "../../generator/vitePlugin.ts";
import { makeProduct, type MadeProduct } from "./support/makeProduct.ts";
import { smallSchemas } from "./support/smallSchemas.ts";

const patience = { timeout: 15_000, interval: 50 };
const entry =
  'import { channelMainForm } from "/generated/forms/channel.main.ts";\nimport.meta.hot.accept();\ndocument.title = channelMainForm.title;\n';
const titled = (title: string) =>
  smallSchemas({ note: { title, description: "For people.", type: "string", "x-ui": { page: "main" } } })[
    "config/channel.json"
  ] ?? {};

let product: MadeProduct;
let server: ViteDevServer;
let messages: { type: string; err?: { message: string }; updates?: { path: string }[] }[];
let socket: WebSocket;

beforeEach(async () => {
  product = await makeProduct({ ...smallSchemas(), "config/channel.json": titled("Note") });
  await mkdir(join(product.root, "src"));
  await writeFile(join(product.root, "src/main.js"), entry);
});

afterEach(async () => {
  socket.close();
  await server.close();
});

/** Vite as `npm run dev` runs it, on a small page, and one browser's side of its socket. */
async function serve(): Promise<void> {
  server = await createServer({
    configFile: false,
    root: join(product.root, "src"),
    logLevel: "silent",
    plugins: [schemas(product.root)],
    server: { port: 0, host: "127.0.0.1", watch: { usePolling: true, interval: 50 } },
  });
  await server.listen();
  const address = server.httpServer?.address();
  const port = typeof address === "object" && address ? address.port : 0;
  messages = [];
  socket = new WebSocket(`ws://127.0.0.1:${port}/?token=${server.config.webSocketToken}`, "vite-hmr");
  socket.on("message", (data: Buffer) => messages.push(JSON.parse(data.toString())));
  await vi.waitFor(() => expect(messages.map(({ type }) => type)).toContain("connected"), patience);
}

async function servedForm(): Promise<string> {
  await server.transformRequest("/main.js");
  return (await server.transformRequest("/generated/forms/channel.main.ts"))?.code ?? "";
}

const errors = () => messages.flatMap(({ type, err }) => (type === "error" ? [err?.message] : []));

describe("the dev server", () => {
  it("serves the edited form and tells the open page of it when a schema changes", async () => {
    await serve();
    expect(await servedForm()).toContain("Note");
    await product.write("config/channel.json", titled("Reminder"));
    await vi.waitFor(async () => expect(await servedForm()).toContain("Reminder"), patience);
    await vi.waitFor(() => {
      const updated = messages.flatMap(({ updates = [] }) => updates.map(({ path }) => path));
      expect(updated).toContain("/generated/forms/channel.main.ts");
    }, patience);
    // The page that imports it is not loaded again.
    expect(messages.map(({ type }) => type)).not.toContain("full-reload");
  }, 60_000);

  it("covers the page with a schema's mistake, lives on, and takes the cover off when it is mended", async () => {
    await serve();
    await product.write("config/channel.json", titled(""));
    await vi.waitFor(
      () => expect(errors().join()).toMatch(/schemas\/config\/channel\.json:\d+:\d+: \/properties\/note\/title/),
      patience,
    );
    expect(await servedForm()).toContain("Note");
    messages = [];
    await product.write("config/channel.json", titled("Note"));
    await vi.waitFor(() => expect(messages.map(({ type }) => type)).toContain("update"), patience);
  }, 60_000);

  it("starts with a broken schema, and tells each page that is opened", async () => {
    await product.write("config/channel.json", "{");
    await serve();
    await vi.waitFor(() => expect(errors().join()).toContain("the file must be JSON"), patience);
  }, 60_000);
});

/** Runs a module as Vite's client does, with what its last version has left; `send` tells all versions of a newer one. */
function runVersions(versions: readonly string[]) {
  const data: { older?: ((fresh: object) => void)[] } = {};
  const modules = versions.map((version) => {
    const hot = { data, accept: () => undefined };
    const body = (hotModule(version) ?? "no hot module")
      .replaceAll("import.meta.hot", "hot")
      .replaceAll(/export let (\w+)/g, "let $1")
      .replaceAll(/export (async function|function) (\w+)/g, "$1 $2");
    const run = compileFunction(`${body}; return { get title() { return title; }, get load() { return load; } };`, [
      "hot",
    ]);
    return run(hot) as { readonly title: string; readonly load: () => unknown };
  });
  return { modules, send: (fresh: object) => data.older?.forEach((take) => take(fresh)) };
}

describe("a generated module in the browser", () => {
  const version = (title: string) => `export const title = "${title}";\nexport async function load() { return 1; }\n`;

  it("gives who has imported any version of it what the newest one exports", () => {
    const { modules, send } = runVersions([version("first"), version("second")]);
    const load = () => 2;
    send({ title: "third", load });
    expect(modules.map(({ title }) => title)).toEqual(["third", "third"]);
    expect(modules.map((module) => module.load)).toEqual([load, load]);
  });

  it("is left alone where it has nothing to give, or gives it in a way that cannot be taken over", () => {
    expect(hotModule("export type Name = string;\n")).toBeUndefined();
    expect(hotModule("const one = 1;\nexport { one };\n")).toBeUndefined();
    expect(hotModule("export const two = 2;\nexport default two;\n")).toBeUndefined();
  });
});
