import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { exampleConfig } from "./support/exampleConfig.ts";
import { listenForFaults } from "./support/listenForFaults.ts";
import { patchFrames } from "./support/patchFrames.ts";
import { startServer } from "./support/startServer.ts";
import { shareConsole } from "./support/shareConsole.ts";

const here = shareConsole({ configText: exampleConfig });

async function tabsOf(page: Page): Promise<readonly string[]> {
  return page.getByRole("navigation", { name: "Sections" }).getByRole("link").allInnerTexts();
}

/** Answers the server info with other figures. */
function withInfo(figures: Readonly<Record<string, unknown>>) {
  return (page: Page) =>
    page.route("**/flussonic/api/server*", async (route) => {
      const answer = await route.fetch();
      const info: unknown = await answer.json();
      await route.fulfill({ json: { ...Object(info), ...figures } });
    });
}

const ordinaryTabs = ["Media", "Pulse", "Config", "Cluster", "IPTV", "IP Cameras", "Upload debug"];
const chassisTabs = ["Media", "Pulse", "Config", "Chassis", "Upload debug"];

describe("the header", () => {
  it("stays in sight when a long page is scrolled [C059]", async () => {
    const page = await here.open("/standalone/movies/output");
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.getByRole("textbox", { name: "Client timeout" }).waitFor();
    const [before] = await scrolled(page, 0);
    const [after, scrollY] = await scrolled(page, 100_000);
    expect(scrollY).toBeGreaterThan(200);
    expect([before?.y, after?.y]).toEqual([0, 0]);
    await page.getByRole("link", { name: "Pulse" }).click();
    await page.waitForURL("**/admin/pulse");
  });

  it("has the tabs of an ordinary server, each of which opens [C060]", async () => {
    const page = await here.open();
    expect(await tabsOf(page)).toEqual(ordinaryTabs);
    for (const name of ordinaryTabs) {
      const tab = page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name, exact: true });
      await tab.click();
      await expect.poll(() => tab.getAttribute("aria-current")).toBe("page");
      await page.getByRole("main").getByText(/\S/).first().waitFor();
    }
    expect(await page.getByText("Page not found").count()).toBe(0);
  });

  it("has the tabs of a chassis server when the server info, asked for with chassis=true, holds coders [C061] [C062]", async () => {
    const asked: string[] = [];
    const page = await here.open("", async (next) => {
      next.on("request", (request) => {
        if (/\/api\/server(\?|$)/.test(request.url())) asked.push(new URL(request.url()).search);
      });
      await withInfo({ chassis: { coders: [{ id: "c1", status: "working" }] } })(next);
    });
    expect(await tabsOf(page)).toEqual(chassisTabs);
    expect(new Set(asked)).toEqual(new Set(["?chassis=true"]));

    const without = await here.open("", withInfo({ chassis: {} }));
    expect(await tabsOf(without)).toEqual(ordinaryTabs);
  });

  it("has the tabs of a chassis server when the server was started as one [C061]", async () => {
    const chassis = await startServer({ args: ["--chassis"] });
    try {
      const context = await here.newContext();
      await context.request.post(`${chassis.url}/admin/login`, {
        form: { login: chassis.login, password: chassis.password },
      });
      const page = await context.newPage();
      await page.goto(`${chassis.url}/admin`);
      await page.getByRole("banner").waitFor();
      expect(await tabsOf(page)).toEqual(chassisTabs);
    } finally {
      await chassis.stop();
    }
  });
});

async function scrolled(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  return [await page.getByRole("banner").boundingBox(), await page.evaluate(() => window.scrollY)] as const;
}

describe("the status line", () => {
  const figures = {
    version: "9.8.7",
    build: "a1b2c3",
    total_streams: 1234,
    online_streams: 987,
    opened_files: 12,
    total_clients: 3456,
    input_kbit: 9512.4,
    output_kbit: 999_960,
    uptime: 93_784,
  };

  it("shows version, build, streams with the online ones, files, clients, both bandwidths and the uptime [C064] [C065]", async () => {
    const page = await here.open("", withInfo(figures));
    const line = (await page.getByRole("region", { name: "Server status" }).innerText()).replace(/\s+/g, " ");
    expect(line).toBe(
      "All streams 1,234 · 987 online Clients 3,456 Files 12 In 9.512 Mbps Out 1.000 Gbps Uptime 1 d 2 h Version 9.8.7 build a1b2c3",
    );
  });

  it.each([
    [0, "0.000 Mbps"],
    [9999.4, "9.999 Mbps"],
    [10_000, "10.0 Mbps"],
    [999_940, "999.9 Mbps"],
    [1_000_000, "1.000 Gbps"],
    [12_345_678, "12.3 Gbps"],
  ])("shows %d kbit as %s [C486] [C487]", async (input_kbit, words) => {
    const page = await here.open("", withInfo({ ...figures, input_kbit }));
    const line = (await page.getByRole("region", { name: "Server status" }).innerText()).replace(/\s+/g, " ");
    expect(line).toContain(` In ${words} Out `);
  });

  it("follows the server without a reload", async () => {
    const page = await here.open();
    let shown = 4711;
    await page.route("**/flussonic/api/server*", async (route) => {
      const info: unknown = await (await route.fetch()).json();
      await route.fulfill({ json: { ...Object(info), total_clients: (shown += 1) } });
    });
    const clients = page.getByRole("region", { name: "Server status" }).getByText(/^4,7\d\d$/);
    await clients.waitFor();
    expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
  });
});

describe("the page", () => {
  it.each([1024, 1440, 1920])("keeps 8.5 % of a window of %i px free at either side [C506]", async (width) => {
    const page = await here.open();
    await page.setViewportSize({ width, height: 800 });
    const { left, right, all } = await page.getByRole("main").evaluate((main) => {
      const style = getComputedStyle(main);
      return {
        left: parseFloat(style.paddingLeft),
        right: parseFloat(style.paddingRight),
        all: main.getBoundingClientRect().width,
      };
    });
    expect(left / all).toBeCloseTo(0.085, 3);
    expect(right / all).toBeCloseTo(0.085, 3);
  });

  it("of an address that leads nowhere says so and leads back", async () => {
    const page = await here.open("/no/such/page");
    await page.getByText("Page not found").waitFor();
    await page.getByRole("link", { name: "Back to all media" }).click();
    await page.getByRole("grid", { name: "Streams" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/admin");
  });

  it("says that it is loading until the config is there [C456]", async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const page = await here.open("/standalone/news/output", (next) =>
      patchFrames(next, async (tree) => {
        await released;
        return tree;
      }),
    );
    await page
      .getByRole("main")
      .getByText(/^Loading/)
      .waitFor();
    expect(await page.getByRole("textbox", { name: "Client timeout" }).count()).toBe(0);
    release();
    await page.getByRole("textbox", { name: "Client timeout" }).waitFor();
    // Pieces that are loaded with their first use say so too, for a moment.
    await expect.poll(() => page.getByText(/^Loading/).count()).toBe(0);
  });
});

describe("a walk through the console", () => {
  it("asks no other host for anything, breaks no content policy and reports no error", async () => {
    const context = await here.newContext();
    const page = await context.newPage();
    const faults = await listenForFaults(page, here.server.url);
    await context.request.post(`${here.server.url}/admin/login`, {
      form: { login: here.server.login, password: here.server.password },
    });
    await page.goto(`${here.server.url}/admin`);
    const tabs = page.getByRole("navigation", { name: "Sections" }).getByRole("link");
    await tabs.first().waitFor();
    for (const tab of await tabs.all()) await tab.click();
    await tabs.first().click();
    await page.getByRole("row").getByRole("link", { name: "movies", exact: true }).click();
    const pages = page.getByRole("main").getByRole("navigation", { name: "movies" }).getByRole("link");
    await pages.first().waitFor();
    expect(await pages.count()).toBeGreaterThan(4);
    for (const one of await pages.all()) {
      await one.click();
      await expect.poll(() => page.url()).toContain((await one.getAttribute("href")) ?? "no address");
      await page.getByRole("main").getByRole("heading", { level: 2 }).first().waitFor();
    }
    await page.reload();
    await page.getByRole("main").getByRole("heading", { level: 2 }).first().waitFor();
    expect([faults.errors, faults.foreignRequests, await faults.violations()]).toEqual([[], [], []]);

    // Were anything of it to happen, it would be seen.
    await page.evaluate(() => void fetch("http://192.0.2.1/").catch(() => undefined));
    await page.evaluate(() => document.head.append(Object.assign(document.createElement("script"), { text: "1" })));
    await expect.poll(async () => (await faults.violations()).length).toBe(2);
    expect(faults.errors.length).toBeGreaterThan(0);
  });
});

describe("the console in an unusual browser", () => {
  it("says that it needs JavaScript where there is none", async () => {
    const page = await (await here.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(`${here.server.url}/admin`);
    // Words of a noscript are found by no text.
    await page.locator("noscript p").waitFor();
    expect(await page.locator("noscript p").innerText()).toContain("This console needs JavaScript.");
  });

  it("shows the times of the server far from it, and says whose they are", async () => {
    const context = await here.newContext({ timezoneId: "Pacific/Kiritimati" });
    const form = { login: here.server.login, password: here.server.password };
    await context.request.post(`${here.server.url}/admin/login`, { form });
    const page = await context.newPage();
    await page.route("**/flussonic/api/server*", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...Object(await answer.json()), time_zone: "Asia/Kolkata" } });
    });
    await page.goto(`${here.server.url}/admin/history`);
    const line = page.getByRole("region", { name: "Server status" });
    await expect.poll(() => line.innerText()).toMatch(/Times in\s+Asia\/Kolkata/);
    const time = page.getByRole("main").locator("time").first();
    const [at, shown] = [await time.getAttribute("datetime"), await time.innerText()];
    const clock = { timeZone: "Asia/Kolkata", hour: "2-digit", minute: "2-digit", second: "2-digit" } as const;
    expect(shown).toContain(new Intl.DateTimeFormat("en-GB", clock).format(new Date(at ?? "")));
  });
});
