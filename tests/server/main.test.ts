import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startProcess } from "./support/startProcess.ts";
import { temporaryFolder } from "./support/temporaryFolder.ts";
import { TestClient } from "./support/TestClient.ts";

describe("the server's process", () => {
  it("prints its address and, once, the first login, and ends in good order when told to", async () => {
    const folder = temporaryFolder();
    const options = ["--port", "0", "--data", folder, "--engine", "simulated", "--streams", "25"];
    const first = startProcess(options);
    const url = await first.address();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    await expect.poll(() => first.said.out).toMatch(/First login: admin, password: (\S+)/);
    const password = /password: (\S+)/.exec(first.said.out)?.[1] ?? "";
    const client = new TestClient(url);
    await client.logIn("admin", password);
    expect(Object.keys((await client.get("/flussonic/api/read_config")).json["streams"] ?? {})).toHaveLength(25);
    expect((await client.get("/flussonic/api/server")).json).toMatchObject({ capabilities: { confirm: true } });
    const socket = await client.socket();
    expect(await socket.ask("read_config")).toMatchObject({ event: "current_config", rev: 1 });
    expect(await socket.ask("read_config_delta")).toMatchObject({ event: "current_config_delta", rev: 1 });
    const began = Date.now();
    first.child.kill("SIGTERM");
    expect(await socket.closed).toBe(1001);
    expect(await first.exited).toBe(0);
    expect(Date.now() - began).toBeLessThan(5000);
    expect(readFileSync(join(folder, "sluice.conf"), "utf8")).toContain("stream news");

    const second = startProcess(options);
    await second.address();
    expect(second.said.out).not.toContain("First login");
  }, 90_000);

  it("warns of itself in its log when it runs as the superuser, and says what to do", async () => {
    const server = startProcess(["--port", "0", "--data", temporaryFolder(), "--engine", "simulated"]);
    await server.address();
    expect(/ warning running as the superuser .*user of its own: useradd/.test(server.said.out)).toBe(
      process.geteuid?.() === 0,
    );
  }, 30_000);

  it("says in its output that it goes on with an older configuration, as the file was damaged", async () => {
    const folder = temporaryFolder();
    const options = ["--port", "0", "--data", folder, "--engine", "simulated", "--streams", "2"];
    const first = startProcess(options);
    await first.address();
    first.child.kill("SIGTERM");
    expect(await first.exited).toBe(0);
    writeFileSync(join(folder, "sluice.conf"), "stream news { inp\u0000\u0000");
    const second = startProcess(options);
    await second.address();
    expect(second.said.out).toMatch(
      / warning notice .*sluice\.conf was damaged \(.*runs with revision 1, the last good one\. .*sluice\.conf\.damaged-\d+/,
    );
  }, 30_000);

  it("says what is wrong with its options and ends with 1", async () => {
    const { said, exited } = startProcess(["--port", "none"]);
    expect(await exited).toBe(1);
    expect(said.err).toMatch(/^--port takes a whole number/);
  });
});
