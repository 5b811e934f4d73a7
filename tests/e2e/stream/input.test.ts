import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { shareConsole } from "../support/shareConsole.ts";

const here = shareConsole({
  args: ["--engine", "ffmpeg"],
  configText: `stream tv/news {
  # the better one
  input fake://first;
  input fake://second;
}
`,
});
const news = "/standalone/tv%2Fnews";

const source = (page: Page, url: string) => page.getByRole("group", { name: url, exact: true });
const switchTo = (page: Page, url: string) => page.getByRole("button", { name: `Switch to ${url}` });
const savedUrls = (page: Page) =>
  page.evaluate(async () => (await (await fetch("/flussonic/api/read_config")).json()).streams["tv/news"].urls);

describe("the sources of a real stream", () => {
  it("are switched from one to the other, and the state moves with the picture", async () => {
    const page = await here.open(`${news}/input`);
    await source(page, "fake://first").getByText("online", { exact: true }).waitFor({ timeout: 20_000 });
    await switchTo(page, "fake://second").click();
    expect(await switchTo(page, "fake://second").isDisabled()).toBe(true);
    await source(page, "fake://second").getByText("online", { exact: true }).waitFor({ timeout: 20_000 });
    expect(await source(page, "fake://first").getByText("online").count()).toBe(0);
    await switchTo(page, "fake://first").waitFor();
  });

  it("are added, ordered by key and given options, which the server keeps", async () => {
    const page = await here.open(`${news}/input`);
    await page.getByRole("textbox", { name: "New URL" }).pressSequentially("http://spare.example.com/tv/index.m3u8");
    const spare = source(page, "hls://spare.example.com/tv/index.m3u8");
    await spare.getByText("unsaved").waitFor();
    await page.keyboard.press("Alt+ArrowUp");
    await page.getByText("hls://spare.example.com/tv/index.m3u8 is now 2 of 3").waitFor();
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toContain("hls://spare");
    await spare.getByRole("link", { name: /^Options of/ }).click();
    await page.waitForURL(/input\/1$/);
    await page.getByRole("textbox", { name: "User agent" }).fill("Sluice");
    await page.getByRole("button", { name: "Save" }).click();
    const added = { url: "hls://spare.example.com/tv/index.m3u8", user_agent: "Sluice" };
    await expect
      .poll(() => savedUrls(page), { timeout: 10_000 })
      .toEqual([{ url: "fake://first" }, added, { url: "fake://second" }]);
    await page.getByRole("link", { name: "All sources of tv/news" }).click();
    await spare.getByRole("link", { name: /: 1 set$/ }).waitFor();
  });
});

describe("the address of a standalone stream", () => {
  it("opens its overview, which is the default and only then the current tab [C024] [C025]", async () => {
    const page = await here.open(news);
    await page.getByRole("heading", { level: 1, name: "tv/news" }).waitFor();
    const tab = page.getByRole("link", { name: "Overview", exact: true });
    expect(await tab.getAttribute("aria-current")).toBe("page");
    await page.getByRole("textbox", { name: "Title" }).waitFor();
    await page.getByRole("link", { name: "Input", exact: true }).click();
    await page.getByRole("textbox", { name: "New URL" }).waitFor();
    expect(await tab.getAttribute("aria-current")).toBeNull();
  });

  it("has its sub-pages below it [C026]", async () => {
    const page = await here.open(`${news}/overview`);
    await page.getByRole("textbox", { name: "Title" }).waitFor();
    for (const path of ["input", "transcoder", "dvr", "output", "auth", "clients", "history"]) {
      await page.goto(`${here.server.url}/admin${news}/${path}`);
      await page.getByRole("heading", { level: 1, name: "tv/news" }).waitFor();
      expect(await page.getByText("This page is not available yet").count(), path).toBe(0);
      expect(await page.getByText("Not found").count(), path).toBe(0);
    }
  });

  it("opens one source below input by its number, counted from 0 [C027]", async () => {
    const page = await here.open(`${news}/input/0`);
    await page.getByRole("textbox", { name: "URL" }).waitFor();
    expect(await page.getByRole("textbox", { name: "URL" }).inputValue()).toBe("fake://first");
    await page.goto(`${here.server.url}/admin${news}/input/9`);
    await page.getByText("Source 9 not found").waitFor();
  });
});
