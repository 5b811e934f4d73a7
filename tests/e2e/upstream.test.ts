import { createServer } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { exampleConfig } from "./support/exampleConfig.ts";
import { freePort } from "./support/freePort.ts";
import { killServer } from "./support/killServer.ts";
import { listenForFaults } from "./support/listenForFaults.ts";
import { logIn } from "./support/logIn.ts";
import { type PlainUpstream, startPlainUpstream } from "./support/plainUpstream.ts";
import type { RunningServer } from "./support/RunningServer.ts";
import { shareConsole } from "./support/shareConsole.ts";
import { startServer } from "./support/startServer.ts";

const offline = "Offline mode, connection with server has been lost.";
const dataDir = await mkdtemp(join(tmpdir(), "sluice-upstream-"));
const ends: (() => Promise<unknown>)[] = [];
let upstream: RunningServer;

// Its port is known before it runs: the console is told where the other server is.
const upstreamPort = await freePort();
const here = shareConsole({ args: ["--upstream", `http://127.0.0.1:${upstreamPort}`] });

beforeAll(async () => {
  upstream = await startServer({ dataDir, port: upstreamPort, configText: exampleConfig });
});
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});
afterAll(async () => {
  await upstream.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** A console in front of whatever stands at an address. */
async function inFrontOf(address: string): Promise<RunningServer> {
  const front = await startServer({ args: ["--upstream", address] });
  ends.push(() => front.stop());
  return front;
}

const timeout = (page: Page) => page.getByRole("textbox", { name: "Client timeout" });
const saved = async (page: Page) => (await page.request.get(`${upstream.url}/flussonic/api/read_raw_config`)).text();

async function signedIn(path = ""): Promise<Page> {
  const page = await (await here.newContext()).newPage();
  await logIn(page, here.server);
  await page.goto(`${here.server.url}/admin${path}`);
  await page.getByRole("banner").waitFor();
  return page;
}

describe("the console in front of another server", () => {
  it("logs in there, and shows its lists and what happens there at once", async () => {
    const page = await (await here.newContext()).newPage();
    await logIn(page, here.server);
    const faults = await listenForFaults(page, here.server.url);
    await page.getByRole("link", { name: "news", exact: true }).first().waitFor();
    const { request } = await here.newContext();
    await request.post(`${upstream.url}/admin/login`, { form: { login: upstream.login, password: upstream.password } });
    const sent = await request.post(`${upstream.url}/flussonic/api/modify_config`, {
      headers: { "if-match": "*" },
      data: { streams: { fromelsewhere: { name: "fromelsewhere", urls: [{ url: "fake://fake" }] } } },
    });
    expect(sent.status()).toBe(200);
    await page.getByRole("link", { name: "fromelsewhere", exact: true }).first().waitFor();
    for (const list of ["locations", "mirrors", "vods"]) {
      await page.goto(`${here.server.url}/admin/?list=${list}`);
      await page.getByRole("grid").first().waitFor();
    }
    expect([...faults.errors, ...faults.foreignRequests, ...(await faults.violations())]).toEqual([]);
  });

  it("saves there what is changed in its forms", async () => {
    const page = await signedIn("/standalone/news/output");
    await timeout(page).fill("77");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: /^Review/ }).waitFor({ state: "detached" });
    const own = await page.request.get(`${here.server.url}/flussonic/api/read_raw_config`);
    expect(await own.text()).toContain("clients_timeout 77");
    await page.request.post(`${upstream.url}/admin/login`, {
      form: { login: upstream.login, password: upstream.password },
    });
    expect(await saved(page)).toContain("clients_timeout 77");
  });

  it("says that it is away, keeps what is typed, and goes on by itself once it is back", async () => {
    const page = await signedIn("/standalone/movies/output");
    await timeout(page).waitFor();
    await killServer(upstream);
    await page.getByText(offline).waitFor();
    await timeout(page).fill("55");
    upstream = await startServer({ dataDir, port: upstreamPort });
    await page.getByText(offline).waitFor({ state: "detached", timeout: 60_000 });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: /^Review/ }).waitFor({ state: "detached" });
    const text = await page.request.get(`${here.server.url}/flussonic/api/read_raw_config`);
    expect(await text.text()).toContain("clients_timeout 55");
  });

  it("is waited for by a page that is opened while it is away", async () => {
    const page = await signedIn();
    await killServer(upstream);
    await page.reload();
    await page.getByText("Waiting for the server...").waitFor();
    upstream = await startServer({ dataDir, port: upstreamPort });
    await page.getByRole("link", { name: "news", exact: true }).first().waitFor({ timeout: 60_000 });
    expect(await page.getByText("Waiting for the server...").count()).toBe(0);
  });
});

describe("a wrong address", () => {
  it("where nobody answers is told at the login, and tried again", async () => {
    const port = await freePort();
    const front = await inFrontOf(`http://127.0.0.1:${port}`);
    const page = await (await here.newContext()).newPage();
    await page.goto(`${front.url}/admin`);
    await page.getByText(/does not answer/).waitFor();
    const late = await startServer({ port });
    ends.push(() => late.stop());
    await page.getByRole("button", { name: "Hyr", exact: true }).waitFor({ timeout: 60_000 });
    expect(await page.getByText(/does not answer/).count()).toBe(0);
  });

  it("where a web site answers is told as no server that the console understands", async () => {
    const site = createServer((_, answer) => answer.setHeader("content-type", "text/html").end("<h1>A shop</h1>"));
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    ends.push(() => new Promise((resolve) => site.close(resolve)));
    const address = site.address();
    const front = await inFrontOf(
      `http://127.0.0.1:${address !== null && typeof address === "object" ? address.port : 0}`,
    );
    const page = await (await here.newContext()).newPage();
    await page.goto(`${front.url}/admin`);
    await page.getByText(/does not understand the server's response/).waitFor();
    expect(await page.getByRole("banner").count()).toBe(0);
  });
});

describe("a server that can no more than the specification", () => {
  let plain: PlainUpstream;
  let front: RunningServer;

  beforeAll(async () => {
    plain = await startPlainUpstream(upstream.url);
    front = await startServer({ args: ["--upstream", plain.url] });
  });
  afterAll(async () => {
    await front.stop();
    await plain.stop();
  });

  async function open(): Promise<{ readonly page: Page; readonly go: (path: string) => Promise<void> }> {
    const page = await (await here.newContext()).newPage();
    await logIn(page, front);
    return {
      page,
      go: async (path) => {
        await page.goto(`${front.url}/admin${path}`);
        await page.getByRole("main").getByText(/\S/).first().waitFor();
      },
    };
  }

  it("shows every page without an error, and is asked for nothing that it lacks", async () => {
    const { page, go } = await open();
    const faults = await listenForFaults(page, front.url);
    const pages = ["", "/standalone/news", "/standalone/news/input", "/standalone/news/dvr", "/standalone/news/output"];
    const more = [
      "/standalone/news/auth",
      "/config",
      "/config/editor",
      "/dvrs",
      "/auth",
      "/cluster",
      "/cluster/settings",
    ];
    for (const path of [...pages, ...more, "/pulse", "/iptv", "/watcher", "/logupload"]) {
      await go(path);
      await page.waitForTimeout(700);
    }
    expect(faults.errors).toEqual([]);
    expect(plain.refused.filter((call) => !call.endsWith("/enter"))).toEqual([]);
  });

  it("leaves out what needs a capability", async () => {
    const { page, go } = await open();
    await go("/auth");
    await page.getByRole("button", { name: /^Add auth backend/i }).waitFor();
    expect(await page.getByText("Try it", { exact: true }).count()).toBe(0);
    await go("/cluster");
    await page.getByRole("link", { name: "Ingest" }).waitFor();
    expect(await page.getByRole("link", { name: "Differences" }).count()).toBe(0);
  });

  it("takes saves, which arrive live at another console", async () => {
    const [one, other] = [await open(), await open()];
    await one.go("/standalone/news/output");
    await other.go("/standalone/news/output");
    await timeout(other.page).waitFor();
    await timeout(one.page).fill("33");
    await one.page.getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(() => timeout(other.page).inputValue(), { timeout: 10_000 }).toBe("33");
  });
});
