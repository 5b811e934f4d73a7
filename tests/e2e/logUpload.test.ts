import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { killServer } from "./support/killServer.ts";
import { launchBrowser } from "./support/launchBrowser.ts";
import { logIn } from "./support/logIn.ts";
import type { RunningServer } from "./support/RunningServer.ts";
import { startServer } from "./support/startServer.ts";

const secret = "pl4nt3d-secret";
const configText = `cluster_key ${secret}-1;\nstream news {\n  input rtsp://cam:${secret}-2@host.example/live;\n}\n`;

let browser: Browser;
let folder: string;
let alone: RunningServer;
let supported: RunningServer;
let tickets: Server;
let answer = '{"ticket": "T-17"}';
let page: Page;
let args: readonly string[] = [];

/** An agent that waits, with a process of its own, and tells both ids. */
function agentIn(place: string): string {
  const path = join(place, "agent");
  writeFileSync(path, `#!/bin/sh\nsleep 1000 &\necho "$$ $!" > ${join(place, "pids")}\nwait\n`);
  chmodSync(path, 0o755);
  return path;
}

const pids = () => readFileSync(join(folder, "pids"), "utf8").trim().split(" ").map(Number);
const alive = () =>
  pids().filter((pid) =>
    spawnSync("ps", ["-o", "stat=", "-p", String(pid)])
      .stdout.toString()
      .match(/^[^Z\s]/),
  );

beforeAll(async () => {
  browser = await launchBrowser();
  folder = mkdtempSync(join(tmpdir(), "sluice-logs-"));
  tickets = createServer((request, response) => {
    request.resume();
    request.on("end", () => response.end(answer));
  });
  tickets.listen(0, "127.0.0.1");
  await once(tickets, "listening");
  const address = tickets.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const dataDir = join(folder, "supported");
  mkdirSync(dataDir);
  args = ["--support-url", `http://127.0.0.1:${port}/tickets`, "--ssh-agent", agentIn(folder)];
  alone = await startServer({ configText });
  supported = await startServer({ configText, dataDir, args });
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
}, 120_000);

afterAll(async () => {
  await browser.close();
  await Promise.all([alone, supported].map((one) => one.stop()));
  tickets.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("the debug upload of a server without a support server", () => {
  it("shows what it packs, keeps it, and gives it as a file that holds no secret", async () => {
    await logIn(page, alone);
    await page.goto(`${alone.url}/admin/logupload`);
    await page.getByText("nothing is sent to anybody").waitFor();
    await page.getByText("start the server with --ssh-agent PATH").waitFor();
    await page.getByRole("button", { name: "Show config.conf" }).click();
    const text = await page.getByRole("region", { name: "config.conf" }).textContent();
    expect(text).toContain("input rtsp://***@host.example/live");
    expect(text).not.toContain(secret);
    await page.keyboard.press("Escape");
    await page.getByRole("textbox", { name: "Description" }).fill("it hangs");
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByText("Submited").waitFor();
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download the archive" }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(/^sluice-logs-\d{8}-[0-9a-f]{8}\.tar\.gz$/);
    const path = join(folder, "kept.tar.gz");
    await saved.saveAs(path);
    const all = spawnSync("tar", ["-xzOf", path]).stdout.toString();
    expect(all).toContain("it hangs");
    expect(all).toContain("stream news");
    expect(all).not.toContain(secret);
  });
});

describe("the debug upload of a server with a support server and an SSH agent", () => {
  it("enables SSH after a warning, uploads by itself, and disables it with all that it started", async () => {
    await logIn(page, supported);
    await page.goto(`${supported.url}/admin/logupload`);
    await page.getByText("SSH access is disabled").waitFor();
    await page.getByRole("button", { name: "Enable SSH" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
    await page.getByText("SSH access is enabled").waitFor();
    await page.getByText("Ticket: T-17").waitFor();
    expect(supported.output()).toMatch(/logs sent to support \{"who":"admin","upload":"T-17"/);
    await expect.poll(alive).toHaveLength(2);
    await page.getByRole("button", { name: "Disable SSH" }).click();
    await page.getByText("SSH access is disabled").waitFor();
    await expect.poll(alive).toEqual([]);
  });

  it("says Server error where the support server gives no ticket, and keeps what was typed", async () => {
    answer = "{}";
    const description = page.getByRole("textbox", { name: "Description" });
    await description.fill("it hangs again");
    await page.keyboard.press("Enter");
    await page.getByText("Server error").waitFor();
    await page.getByText("its answer has no ticket").waitFor();
    expect(await description.inputValue()).toBe("it hangs again");
    answer = '{"ticket": "T-18"}';
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByText("Ticket: T-18").waitFor();
    expect(readdirSync(join(supported.dataDir, "support"))).toEqual([]);
  });

  it("tells of an agent that ended by itself, on this page and by a notification", async () => {
    await page.getByRole("button", { name: "Enable SSH" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
    await page.getByText("SSH access is enabled").waitFor();
    await expect.poll(alive).toHaveLength(2);
    process.kill(pids()[0] ?? -1, "SIGKILL");
    await page.getByText("the agent has ended by itself: see the notifications").waitFor({ timeout: 15_000 });
    await page.getByText("SSH access is disabled", { exact: true }).waitFor();
    await expect.poll(alive).toEqual([]);
  });

  it("leaves no agent behind when the server is killed, and starts with SSH disabled", async () => {
    await page.getByRole("button", { name: "Enable SSH" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
    await page.getByText("SSH access is enabled").waitFor();
    await expect.poll(alive).toHaveLength(2);
    await killServer(supported);
    await expect.poll(alive, { timeout: 10_000 }).toEqual([]);
    supported = await startServer({ ...supported, args });
    const headers = { authorization: `Basic ${btoa(`${supported.login}:${supported.password}`)}` };
    const answered = await fetch(`${supported.url}/flussonic/api/ssh_agent_enabled`, { headers });
    expect(await answered.json()).toBe(false);
  });
});
