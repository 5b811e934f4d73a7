import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { planCluster } from "../../commands/cluster/clusterPlan.ts";
import { freePort } from "./support/freePort.ts";
import { killServer } from "./support/killServer.ts";
import { launchBrowser } from "./support/launchBrowser.ts";
import { logIn } from "./support/logIn.ts";
import type { RunningServer } from "./support/RunningServer.ts";
import { startServer } from "./support/startServer.ts";

let browser: Browser;
let folder: string;
let servers: RunningServer[] = [];
let page: Page;
const names = ["north.localhost", "east.localhost", "south.localhost"];

async function start(
  index: number,
  options: { readonly port: number; readonly dataDir: string; readonly configText?: string },
): Promise<RunningServer> {
  return startServer({ args: ["--hostname", names[index] ?? ""], ...options });
}

function server(index: number): RunningServer {
  const one = servers[index];
  if (one === undefined) throw new Error(`server ${index} is not there`);
  return one;
}

beforeAll(async () => {
  browser = await launchBrowser();
  folder = await mkdtemp(join(tmpdir(), "sluice-cluster-"));
  const ports = [await freePort(), await freePort(), await freePort()];
  const plan = planCluster({ ports, key: "a-key-of-the-tests" });
  expect(plan.map(({ hostname }) => hostname)).toEqual(names);
  servers = await Promise.all(
    plan.map(({ configText, port, hostname }, index) =>
      start(index, { configText, port, dataDir: join(folder, hostname) }),
    ),
  );
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await logIn(page, server(0));
}, 120_000);

afterAll(async () => {
  await browser.close();
  await Promise.all(servers.map((one) => one.stop()));
  await rm(folder, { recursive: true, force: true });
});

const row = (name: string) => page.getByRole("row").filter({ hasText: name });

describe("three servers that one command starts", () => {
  it("are live in the console of one of them; one that is killed grows old, and is there again once it is started", async () => {
    await page.goto(`${server(0).url}/admin/cluster`);
    for (const name of names) await expect.poll(() => row(name).textContent(), { timeout: 15_000 }).toMatch(/now$/);
    await expect.poll(() => row("south.localhost").getByRole("cell").nth(4).textContent()).toBe("2 · 2 online");
    const south = server(2);
    await killServer(south);
    await expect
      .poll(() => row("south.localhost").textContent(), { timeout: 20_000 })
      .toMatch(/\d+\ss ago\s*connection refused/);
    const table = page.getByRole("table", { name: "Servers" }).locator("xpath=..");
    const cut = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(await page.getByText("south.localhost cannot be asked: connection refused").isVisible()).toBe(true);
    servers[2] = await start(2, south);
    expect(cut, "of its error").toBe(0);
    await expect.poll(() => row("south.localhost").textContent(), { timeout: 20_000 }).toMatch(/now$/);
  });

  it("show which streams run where, and the streams of each", async () => {
    await page.goto(`${server(0).url}/admin/cluster/ingest`);
    const cells = async (name: string) =>
      page
        .getByRole("row")
        .filter({ has: page.getByRole("rowheader", { name: new RegExp(`^${name}`) }) })
        .getByRole("cell")
        .evaluateAll((all) => all.map((cell) => cell.getAttribute("aria-label")));
    await expect.poll(() => cells("news"), { timeout: 15_000 }).toEqual(["runs", "runs", "runs"]);
    await expect.poll(() => cells("sport")).toEqual(["runs", "runs", "not there"]);
    await page.getByRole("link", { name: /^east\.localhost/ }).click();
    await page.getByRole("heading", { name: "east.localhost" }).waitFor();
    await expect.poll(() => page.getByRole("row").count(), { timeout: 10_000 }).toBe(4);
  });

  it("have a stream set alike after it was copied, with what that changes seen before", async () => {
    await page.goto(`${server(0).url}/admin/cluster/drift`);
    await page.getByRole("link", { name: "Compare news" }).click();
    const table = page.getByRole("table", { name: "Settings of news that differ" });
    await table.waitFor();
    expect(await table.getByRole("row").nth(1).textContent()).toBe("TitleNewsNewsNews, the old title");
    await page.getByRole("button", { name: "Copy to south.localhost" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Password there" }).fill("wrong");
    await dialog.getByRole("button", { name: "Show what changes" }).click();
    await dialog.getByText(/Login or password are wrong/).waitFor();
    await dialog.getByRole("textbox", { name: "Password there" }).fill(server(2).password);
    await dialog.getByRole("button", { name: "Show what changes" }).click();
    await dialog.getByText("News, the old title").waitFor();
    await dialog.getByRole("button", { name: "Copy to south.localhost" }).click();
    await page.getByText("news is copied to south.localhost").waitFor();
    await page.getByText("All streams are set alike").waitFor();
    const headers = { authorization: `Basic ${btoa(`${server(2).login}:${server(2).password}`)}` };
    const text = await (await fetch(`${server(2).url}/flussonic/api/read_raw_config`, { headers })).text();
    expect(text).toContain("# A server of the cluster that `npm run cluster` made");
    expect(text).toMatch(/stream news \{\s*title "?News"?;/);
  });

  it("say when the console's own server is away, and go on when it is back", async () => {
    await page.goto(`${server(0).url}/admin/cluster`);
    await expect.poll(() => row("east.localhost").textContent(), { timeout: 15_000 }).toMatch(/now$/);
    const north = server(0);
    await killServer(north);
    await expect.poll(() => row("east.localhost").textContent(), { timeout: 20_000 }).toMatch(/\d+\ss ago/);
    servers[0] = await start(0, north);
    await expect.poll(() => row("east.localhost").textContent(), { timeout: 30_000 }).toMatch(/now$/);
  });
});
