import { execFileSync } from "node:child_process";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RunningServer } from "../../../server/createServer.ts";
import { servePlain } from "../../../server/plain/servePlain.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";
import { TestClient } from "../support/TestClient.ts";

let server: RunningServer | undefined;
let folder: string;
let file: string;

beforeEach(() => {
  folder = join(temporaryFolder(), "product");
  mkdirSync(folder);
  file = join(folder, "product.json");
  writeFileSync(file, '{ "loglevel": "notice" }\n', { mode: 0o644 });
});
afterEach(() => server?.stop());

async function start(configFile = file): Promise<TestClient> {
  const options = {
    folder: join(folder, "..", "data"),
    host: "127.0.0.1",
    port: 0,
    engine: "auto",
    login: "admin",
    password: "correct horse",
    consoleFolder: folder,
    configFile,
  } as const;
  server = await servePlain(options, () => undefined);
  const client = new TestClient(server.url);
  await client.logIn("admin", "correct horse");
  return client;
}

async function save(client: TestClient, loglevel: string): Promise<number> {
  const headers = { "If-Match": "*", "X-Sluice-Console": "1" };
  return (await client.call("POST", "/flussonic/api/modify_config", { loglevel }, headers)).status;
}

describe("the config of another program", () => {
  it("stays readable for whom it was, before and after a save, and nothing is left beside it", async () => {
    const client = await start();
    expect(statSync(file).mode & 0o777).toBe(0o644);
    expect(await save(client, "debug")).toBe(200);
    expect(statSync(file).mode & 0o777).toBe(0o644);
    expect(readdirSync(folder)).toEqual(["product.json"]);
  });

  it("that was removed comes back with the next save as readable as it was", async () => {
    const client = await start();
    rmSync(file);
    await expect.poll(() => save(client, "debug"), { timeout: 5000, interval: 300 }).toBe(200);
    expect(statSync(file).mode & 0o777).toBe(0o644);
  });

  it("has neighbours that are none of ours", async () => {
    writeFileSync(join(folder, "upload.tmp"), "of the other program");
    writeFileSync(join(folder, "product.json.1"), "my backup");
    writeFileSync(join(folder, "product.json.draft.tmp"), "mine");
    writeFileSync(join(folder, ".product.json.sluice-0a1b2c3d4e5f.tmp"), "of a save that was killed");
    await start();
    expect(readdirSync(folder)).toEqual(["product.json", "product.json.1", "product.json.draft.tmp", "upload.tmp"]);
  });

  it("is written where a link leads, and the link stays one", async () => {
    const link = join(folder, "current.json");
    symlinkSync("product.json", link);
    expect(await save(await start(link), "debug")).toBe(200);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(file, "utf8")).toBe('{ "loglevel": "debug" }\n');
  });

  it("is waited for in words while a pipe stands in its place, and can be saved when it is back", async () => {
    const client = await start();
    rmSync(file);
    execFileSync("mkfifo", [file]);
    expect(await save(client, "debug")).toBe(409);
    rmSync(file);
    writeFileSync(file, '{ "loglevel": "notice" }\n');
    await expect.poll(() => save(client, "error"), { timeout: 5000, interval: 300 }).toBe(200);
    expect(existsSync(`${file}.1`)).toBe(false);
  });
});
