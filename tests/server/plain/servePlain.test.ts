import { readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ConfigThread } from "../../../server/config/thread/ConfigThread.ts";
import type { RunningServer } from "../../../server/createServer.ts";
import { apiCalls, configCalls } from "../../../server/http/calls/apiCalls.ts";
import { servePlain } from "../../../server/plain/servePlain.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";
import { TestClient } from "../support/TestClient.ts";

let server: RunningServer | undefined;
afterEach(() => server?.stop());

async function start(text?: string) {
  const folder = temporaryFolder();
  const configFile = join(folder, "product", "product.json");
  const options = {
    folder: join(folder, "data"),
    host: "127.0.0.1",
    port: 0,
    engine: "auto",
    login: "admin",
    password: "correct horse",
    consoleFolder: folder,
    configFile,
  } as const;
  if (text !== undefined) writeFileSync(configFile, text);
  server = await servePlain(options, () => undefined);
  const client = new TestClient(server.url);
  await client.logIn("admin", "correct horse");
  return { client, read: () => readFileSync(configFile, "utf8") };
}

function save(client: TestClient, patch: object) {
  return client.call("POST", "/flussonic/api/modify_config", patch, { "If-Match": "*", "X-Sluice-Console": "1" });
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    }).on("error", () => resolve(false));
  });
}

describe("the server of another product's console", () => {
  it("keeps the config as JSON in the file it was given, and checks what is saved", async () => {
    const { client, read } = await start();
    expect(read()).toBe("{}\n");
    const saved = await save(client, { loglevel: "debug" });
    expect(saved.status).toBe(200);
    expect(JSON.parse(read())).toMatchObject({ loglevel: "debug" });
    expect((await save(client, { loglevel: "loud" })).status).toBe(422);
    expect(read()).not.toContain("loud");
  });

  it("reads, changes and checks in a thread, however short the text: patterns of others may take endless", async () => {
    const asked = vi.spyOn(ConfigThread.prototype, "run");
    const { client } = await start();
    expect((await save(client, { loglevel: "debug" })).status).toBe(200);
    const kinds = new Set(asked.mock.calls.map(([{ kind }]) => kind));
    expect([...kinds].toSorted()).toEqual(["check", "edit", "parse"]);
    asked.mockRestore();
  });

  it("has the calls that keep a config, and none that reaches the folders of a media server", async () => {
    const { client } = await start();
    const statusOf = async (method: string, path: string) => {
      const body = method === "GET" ? undefined : {};
      return (await client.call(method, path, body, { "X-Sluice-Console": "1" })).status;
    };
    const context = server?.context;
    const media = apiCalls
      .filter((make) => !configCalls.includes(make))
      .flatMap((make) => (context ? [make(context)] : []));
    expect(media.length).toBeGreaterThan(10);
    for (const { method, path } of media) {
      const address = path.replaceAll(/:\w+|\*/g, "films");
      const unknown = await statusOf(method, "/flussonic/api/no_such_call");
      expect({ method, path, status: await statusOf(method, address) }).toEqual({ method, path, status: unknown });
    }
  });

  it("announces nothing that only the calls of a media server do", async () => {
    const { client } = await start();
    const { capabilities } = (await client.get("/flussonic/api/server")).json;
    expect(capabilities).toMatchObject({ if_match: true, revisions: true });
    for (const name of ["url_publish", "cluster_drift", "try_auth"]) expect(capabilities).not.toHaveProperty(name);
  });

  it("does nothing that the config says: no port is opened, no login follows", async () => {
    const { client } = await start();
    const port = 38_417;
    expect((await save(client, { http: [port], admin_http: [port + 1] })).status).toBe(200);
    expect((await save(client, { edit_auth: { login: "eve", password: "another password" } })).status).toBe(200);
    expect((await client.get("/flussonic/api/server")).status).toBe(200);
    expect(await isOpen(port)).toBe(false);
    await new TestClient(server?.url ?? "").logIn("admin", "correct horse");
  });
});
