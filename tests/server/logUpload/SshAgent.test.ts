import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startTestServer } from "../support/startTestServer.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";
import { TestClient } from "../support/TestClient.ts";

const read = "/flussonic/api/ssh_agent_enabled";
const enable = "/flussonic/api/enable_ssh_agent";
const disable = "/flussonic/api/disable_ssh_agent";

/** A program that does what a line of shell says; it writes its own id and its child's to files beside it. */
function program(line: string): { readonly path: string; readonly folder: string } {
  const folder = temporaryFolder();
  const path = join(folder, "agent");
  writeFileSync(path, `#!/bin/sh\ncd ${folder}\necho $$ >> pids\n${line}\n`);
  chmodSync(path, 0o755);
  return { path, folder };
}

async function open(line: string | undefined, args: readonly string[] = []) {
  const agent = line === undefined ? undefined : program(line);
  const sshAgent = agent && { path: agent.path, args };
  const started = await startTestServer({ options: { sshAgent } });
  const { client } = started;
  const ask = async (path: string, method = path === read ? "GET" : "POST") => {
    const { status, text, headers } = await client.call(method, path);
    expect(headers.get("content-type")).toContain("application/json");
    const body: unknown = JSON.parse(text);
    return status === 200 ? body : { status, body };
  };
  const pids = () =>
    readFileSync(join(agent?.folder ?? "", "pids"), "utf8")
      .trim()
      .split("\n")
      .map(Number);
  return { ...started, ask, pids, folderOfAgent: agent?.folder ?? "" };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

describe("the SSH agent of a server", () => {
  it("is off at first, runs once it is enabled, and ends with all it started when it is disabled [S412] [S413] [S414]", async () => {
    const { ask, pids } = await open("sleep 1000 & echo $! >> pids; wait");
    expect(await ask(read)).toBe(false);
    expect(await ask(enable)).toBe(true);
    expect(await ask(read)).toBe(true);
    await expect.poll(() => pids().length).toBe(2);
    expect(pids().map(isAlive)).toEqual([true, true]);
    expect(await ask(disable)).toBe(false);
    expect(await ask(read)).toBe(false);
    await expect.poll(() => pids().map(isAlive)).toEqual([false, false]);
  });

  it("is never there twice, whoever enables it and how often", async () => {
    const { ask, pids } = await open("exec sleep 1000");
    expect(await Promise.all([ask(enable), ask(enable), ask(enable)])).toEqual([true, true, true]);
    expect(pids()).toHaveLength(1);
    expect(await Promise.all([ask(disable), ask(enable)])).toEqual([false, true]);
    expect(pids()).toHaveLength(2);
    expect(pids().map(isAlive)).toEqual([false, true]);
  });

  it("gets its arguments as they are, through no shell, and nothing of the server's environment", async () => {
    process.env["SLUICE_TEST_SECRET"] = "hidden";
    const { ask, folderOfAgent } = await open('printf "%s\\n" "$@" > args; env > env; exec sleep 1000', [
      "-v",
      "$(touch bad) ; x",
    ]);
    expect(await ask(enable)).toBe(true);
    await expect.poll(() => existsSync(join(folderOfAgent, "env"))).toBe(true);
    delete process.env["SLUICE_TEST_SECRET"];
    expect(readFileSync(join(folderOfAgent, "args"), "utf8")).toBe("-v\n$(touch bad) ; x\n");
    expect(readFileSync(join(folderOfAgent, "env"), "utf8")).not.toContain("hidden");
    expect(existsSync(join(folderOfAgent, "bad"))).toBe(false);
  });

  it("that ends by itself is off, and every administrator is told", async () => {
    const { ask, server, pids } = await open("sleep 0.7; echo connection to support lost; exit 3");
    expect(await ask(enable)).toBe(true);
    await expect.poll(() => ask(read), { timeout: 5000 }).toBe(false);
    expect(pids().map(isAlive)).toEqual([false]);
    expect(server.context.notices.errors).toEqual([
      "SSH access is disabled: the SSH agent has ended by itself (exit code 3: connection to support lost).",
    ]);
    await ask(disable);
    expect(server.context.notices.errors).toEqual([]);
  });

  it("that does not start says why", async () => {
    const { ask, server } = await open("echo no key found >&2; exit 1");
    expect(await ask(enable)).toMatchObject({
      status: 503,
      body: { message: expect.stringMatching(/did not start: exit code 1 \(no key found\)\.$/) },
    });
    expect(await ask(read)).toBe(false);
    expect(server.context.notices.errors).toEqual([]);
  });

  it("that hears no request to end is ended all the same", async () => {
    const { ask, pids } = await open('trap "" TERM; while :; do sleep 1; done');
    expect(await ask(enable)).toBe(true);
    expect(await ask(disable)).toBe(false);
    await expect.poll(() => pids().map(isAlive)).toEqual([false]);
  });

  it("says as much as it likes: the log takes 200 lines, without secrets", async () => {
    const { ask, lines } = await open(
      'echo "password=hidden-word"; i=0; while [ $i -lt 1000 ]; do echo line $i; i=$((i+1)); done; exec sleep 1000',
    );
    expect(await ask(enable)).toBe(true);
    await expect.poll(() => lines.filter((line) => line.includes("ssh agent {")).length).toBe(201);
    expect(lines.join("\n")).not.toContain("hidden-word");
    expect(lines.findLast((line) => line.includes("ssh agent {"))).toContain("more lines are left out");
    expect(lines.find((line) => line.includes("ssh agent enabled"))).toContain('"who":"admin"');
  });

  it("ends with the server", async () => {
    const { ask, pids, server } = await open("sleep 1000 & echo $! >> pids; wait");
    await ask(enable);
    await expect.poll(() => pids().length).toBe(2);
    await server.stop();
    expect(pids().map(isAlive)).toEqual([false, false]);
  });

  it("that is not there is never enabled, and says how to have one", async () => {
    const { ask, server } = await open(undefined);
    expect(await ask(read)).toBe(false);
    expect(await ask(enable)).toMatchObject({
      status: 503,
      body: { message: "This server has no SSH agent: start it with --ssh-agent PATH." },
    });
    expect(await ask(disable)).toBe(false);
    expect(server.context.capabilities).toMatchObject({ ssh_agent: false, support_archive: true });
  });

  it("is for administrators alone", async () => {
    const { client, server } = await open("exec sleep 1000");
    const stranger = new TestClient(client.url);
    for (const [method, path] of [
      ["GET", read],
      ["POST", enable],
      ["POST", disable],
    ] as const)
      expect((await stranger.call(method, path)).status).toBe(401);
    const foreign = { "sec-fetch-site": "cross-site", origin: "http://evil.example" };
    expect((await client.post(enable, undefined, foreign)).status).toBe(403);
    expect(server.context.sshAgent.isEnabled).toBe(false);
  });
});
