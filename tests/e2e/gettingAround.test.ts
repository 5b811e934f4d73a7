import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, describe, expect, it } from "vitest";
import { shotRoutes } from "../../commands/shots/shotRoutes.ts";
import { exampleConfig } from "./support/exampleConfig.ts";
import { holdRequests } from "./support/holdRequests.ts";
import { saveData } from "./support/launchBrowser.ts";
import { shareConsole } from "./support/shareConsole.ts";

const films = await mkdtemp(join(tmpdir(), "sluice-around-"));
afterAll(() => rm(films, { recursive: true, force: true }));
const here = shareConsole({ configText: exampleConfig.replace("/storage/films", films) });

const settled = (page: Page) => page.getByRole("main").getByRole("heading").first().waitFor();

describe("the title of a page", () => {
  it("says what each page is, and is no other page's", { timeout: 300_000 }, async () => {
    const page = await here.open();
    await page.getByRole("grid", { name: "Streams" }).waitFor();
    const titles = new Map<string, string>();
    for (const { path } of shotRoutes) {
      // A server without coders has no such page; a list that is searched is the list, and a comparison as text the comparison.
      if (path === "chassis" || path.startsWith("?query") || path.endsWith("&view=text")) continue;
      await page.goto(`${here.server.url}/admin/${path}`, { waitUntil: "commit" });
      await page.waitForFunction(() => document.title.endsWith(" · Sluice"));
      titles.set(path, await page.title());
    }
    expect(titles.get("")).toBe("Streams · Sluice");
    expect(titles.get("standalone/news/input")).toBe("news · Input · Sluice");
    expect(titles.get("vod/films/tree/0")).toBe("films · Files · Sluice");
    expect(titles.get("no/such/page")).toBe("Page not found · Sluice");
    const several = [...titles].filter(([path]) => !/input\/0$|stream=|entity=|transcoder/.test(path));
    const twice = several.filter(([path, title]) => several.some((other) => other[1] === title && other[0] !== path));
    expect(twice).toEqual([]);
  });
});

describe("a page whose code takes its time", () => {
  it("is announced by a bar while the page before stays, and moves nothing as it comes", async () => {
    const page = await here.open("", async (one) => {
      await one.route("**/assets/settings-*.js", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1200));
        await route.continue();
      });
    });
    await page.getByRole("grid", { name: "Streams" }).waitFor();
    await page.getByRole("link", { name: "news", exact: true }).first().click();
    const pressed = Date.now();
    await page.getByRole("progressbar", { name: "Loading..." }).waitFor();
    expect(Date.now() - pressed).toBeLessThan(1000);
    expect(await page.getByRole("grid", { name: "Streams" }).isVisible()).toBe(true);
    await page.getByRole("textbox", { name: "Title" }).waitFor();
    expect(await page.getByRole("progressbar", { name: "Loading..." }).count()).toBe(0);
  });

  it("opened by its address stands within the console at once, and the place of what comes is kept", async () => {
    const page = await here.open("/pulse");
    await settled(page);
    const held = await holdRequests(page, "/assets/settings-stream-*.js");
    await page.goto(`${here.server.url}/admin/standalone/news/auth`, { waitUntil: "commit" });
    await page.getByRole("banner").waitFor();
    const place = page
      .getByRole("main")
      .getByRole("status")
      .filter({ hasText: /^Loading\.\.\.$/ });
    await place.waitFor();
    expect((await place.boundingBox())?.height).toBeGreaterThan(400);
    held.release();
    await page.getByRole("navigation", { name: "news" }).waitFor();
  });
});

describe("a page whose code cannot be fetched", () => {
  it("is told in its place, with Retry, which brings it", async () => {
    let isCut = true;
    const page = await here.open("", (one) =>
      one.route("**/assets/*.js", (route) =>
        isCut && /screen-|piece-|settings/.test(route.request().url()) ? route.abort() : route.continue(),
      ),
    );
    await page.getByRole("grid", { name: "Streams" }).waitFor();
    await page.getByRole("link", { name: "Pulse" }).click();
    await page.getByText("This page could not be loaded").waitFor();
    expect(await page.title()).toBe("This page could not be loaded · Sluice");
    isCut = false;
    await page.getByRole("button", { name: "Retry" }).click();
    await page.getByRole("heading", { name: "Pulse", level: 1 }).waitFor();
    expect(await page.title()).toBe("Pulse · Sluice");
  });
});

describe("the pages that are fetched ahead", () => {
  it("need nothing from the server as they are opened", async () => {
    const page = await here.open("", (next) => next.addInitScript(saveData, false));
    await page.getByRole("grid", { name: "Streams" }).waitFor();
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => /screen-pulse-/.test(name)),
    );
    await page.waitForLoadState("networkidle");
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.getByRole("link", { name: "Pulse" }).click();
    await page.getByRole("heading", { name: "Pulse", level: 1 }).waitFor();
    expect(await page.getByText("This page could not be loaded").count()).toBe(0);
  });
});

describe("a keyboard", () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
  const isOnHeading = (page: Page) => page.evaluate(() => document.activeElement?.localName === "h1");

  it("is led past the list beside a stream to what is said of the stream, by the link and by the search", async () => {
    const page = await here.open("/standalone/news");
    await page.getByRole("textbox", { name: "Title" }).waitFor();
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Skip to content");
    await page.keyboard.press("Enter");
    expect([await isOnHeading(page), await focused(page)]).toEqual([true, "news"]);
    await page.keyboard.press("Tab");
    expect(await focused(page), "and no tab of the list").toBe("online");

    await page.keyboard.press("Control+K");
    await page.getByRole("combobox", { name: "Search or jump to" }).waitFor();
    await page.keyboard.type("movies");
    await page.getByRole("listbox").getByRole("option", { selected: true }).filter({ hasText: "movies" }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/standalone\/movies/);
    await expect.poll(() => focused(page)).toBe("movies");
    expect(await isOnHeading(page)).toBe(true);
  });
});

describe("what scrolls sideways at 390 px", () => {
  it("fades where there is more, and the keyboard comes to it", async () => {
    const page = await here.open("/standalone/news");
    await page.setViewportSize({ width: 390, height: 800 });
    const tabs = page.getByRole("navigation", { name: "news" });
    await tabs.waitFor();
    const more = () => tabs.getAttribute("data-more");
    await expect.poll(more).toBe("end");
    expect(await tabs.evaluate((one) => getComputedStyle(one).maskImage)).toContain("gradient");
    await tabs.getByRole("link", { name: "Overview" }).focus();
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press("Tab");
      if (
        await tabs
          .getByRole("link")
          .last()
          .evaluate((one) => one === document.activeElement)
      )
        break;
    }
    await expect.poll(more).toBe("start");
    const [last, box] = [await tabs.getByRole("link").last().boundingBox(), await tabs.boundingBox()];
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0) + 1);
    const line = page.getByRole("region", { name: "Server status" });
    expect(await line.getAttribute("data-more")).toBe("end");
    await line.focus();
    for (let press = 0; press < 40; press += 1) await page.keyboard.press("ArrowRight");
    await expect.poll(() => line.getAttribute("data-more")).toContain("start");
  });

  it("keeps what is current in sight, also of a screen that is turned", async () => {
    const page = await here.open("/standalone/news/logs");
    const tab = page.getByRole("navigation", { name: "news" }).getByRole("link", { name: "Logs" });
    await tab.waitFor();
    await page.setViewportSize({ width: 390, height: 800 });
    const end = async () => ((await tab.boundingBox())?.x ?? 999) + ((await tab.boundingBox())?.width ?? 0);
    await expect.poll(end).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => window.scrollY), "the page itself stays").toBe(0);
  });

  it("leaves the modes of mirrors in sight", async () => {
    const page = await here.open("/?list=mirrors");
    await page.setViewportSize({ width: 390, height: 800 });
    const list = page.getByRole("grid", { name: "Mirrors" });
    const modes = list.getByRole("group", { name: /sport/ });
    await modes.waitFor();
    await expect
      .poll(async () => ((await modes.boundingBox())?.x ?? 999) + ((await modes.boundingBox())?.width ?? 0))
      .toBeLessThan(390);
    expect(await list.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  });
});

describe("uploading by drop", () => {
  const drop = (page: Page, name: string) =>
    page.evaluate((fileName) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["film"], fileName));
      const give = (type: string) =>
        document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
      give("dragover");
      give("drop");
    }, name);

  it("puts a file into the VOD from its list and from anywhere on the page of its files", async () => {
    const page = await here.open("/?list=vods");
    await page.getByRole("button", { name: "Upload files" }).waitFor();
    await drop(page, "from-list.mp4");
    await page.getByText("Upload complete.").waitFor();
    await page.getByRole("link", { name: "films", exact: true }).click();
    await page.getByRole("link", { name: "Files", exact: true }).click();
    await page.getByRole("link", { name: "from-list.mp4" }).waitFor();
    await drop(page, "from-page.mp4");
    await page.getByRole("link", { name: "from-page.mp4" }).waitFor();
    expect((await readdir(films)).toSorted()).toEqual(["from-list.mp4", "from-page.mp4"]);
  });
});

describe("what fails in a frame or a tab", () => {
  it("is words and no JSON", async () => {
    const page = await here.open();
    for (const path of ["/nothing/embed.html", "/news/archive-1-10.mp4", "/admin/assets/gone.js"]) {
      await page.goto(here.server.url + path);
      const words = await page.locator("body").innerText();
      expect(words).not.toBe("");
      expect(words).not.toContain("{");
    }
  });
});
