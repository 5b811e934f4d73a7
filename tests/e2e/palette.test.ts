import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { shareConsole } from "./support/shareConsole.ts";

const many = Array.from({ length: 2000 }, (_, at) => `stream channel-${at + 1} {\n  input udp://239.1.1.1:1234;\n}\n`);
const here = shareConsole({ configText: `${many.join("\n")}\nvod films {\n  path /tmp/films;\n}\n` });

const field = (page: Page) => page.getByRole("combobox", { name: "Search or jump to" });
const options = (page: Page) => page.getByRole("listbox").getByRole("option");
const current = (page: Page) => page.getByRole("listbox").getByRole("option", { selected: true });

async function search(page: Page, typed: string): Promise<void> {
  await page.keyboard.press("Control+K");
  await field(page).waitFor();
  await page.keyboard.type(typed);
}

describe("the search", () => {
  it("leads from the Media list to a setting in a closed section of a chosen stream, by the keyboard alone", async () => {
    const page = await here.open();
    await search(page, "stream cluster key");
    await expect.poll(() => current(page).innerText()).toMatch(/Stream › Input/);
    await page.keyboard.press("Enter");
    await page.getByRole("combobox", { name: "Of which stream?" }).waitFor();
    await page.keyboard.type("channel-1234");
    await expect.poll(() => current(page).innerText()).toContain("channel-1234");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/standalone\/channel-1234\/input#/);
    const focused = page.locator(":focus");
    await expect.poll(() => focused.getAttribute("id"), { timeout: 10_000 }).toMatch(/cluster_key/);
    expect(await focused.isVisible()).toBe(true);
  });

  it("takes what is typed before it is loaded, an Enter of it too, and goes nowhere unseen", async () => {
    let letOn = () => {};
    const isTyped = new Promise<void>((resolve) => (letOn = resolve));
    // The script that the search is in; pages of a stream have it already.
    const page = await here.open("", (next) =>
      next.route(/assets\/screen-palette-.*\.js$/, (route) => isTyped.then(() => route.continue())),
    );
    await page.getByRole("heading", { name: "Streams", level: 1 }).waitFor();
    const acts: string[] = [];
    page.on("request", (request) => void (request.method() === "POST" && acts.push(request.url())));
    await page.keyboard.press("Control+K");
    await page.keyboard.type("pulse", { delay: 20 });
    await page.keyboard.press("Enter");
    expect(await field(page).count()).toBe(0);
    letOn();
    await expect.poll(() => field(page).inputValue()).toBe("pulse");
    await expect.poll(() => current(page).innerText()).toContain("Pulse");
    expect(page.url()).toMatch(/\/admin\/?$/);
    expect(acts).toEqual([]);
  });

  it("acts on nothing of what is open for an Enter without a word", async () => {
    const page = await here.open("/standalone/channel-1");
    await page.getByRole("heading", { name: "channel-1" }).waitFor();
    await search(page, "");
    expect((await current(page).allInnerTexts()).join()).not.toMatch(/Restart|Disable|Delete/);
    expect(page.url()).toMatch(/standalone\/channel-1$/);
  });

  it("opens a setting at once where only one item can be meant", async () => {
    const page = await here.open("/config");
    await search(page, "vod prefix");
    await options(page).filter({ hasText: "VOD ›" }).first().click();
    await page.waitForURL(/\/vod\/films/);
    await page.getByRole("heading", { name: "films" }).waitFor();
    expect(await field(page).count()).toBe(0);
  });

  it("finds a stream among 2,000, also mistyped", async () => {
    const page = await here.open("/config");
    await search(page, "chanenl-1999");
    await expect.poll(() => current(page).innerText()).toContain("channel-1999");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/standalone\/channel-1999$/);
    await page.getByRole("heading", { name: "channel-1999" }).waitFor();
  });

  it("is opened while a field has the focus, and closed by Escape, which gives the focus back", async () => {
    const page = await here.open("/standalone/channel-1");
    const title = page.getByRole("textbox", { name: "Title", exact: true });
    await title.fill("half ty?ped");
    await search(page, "");
    await page.keyboard.press("Escape");
    await field(page).waitFor({ state: "detached" });
    await expect.poll(() => title.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await title.inputValue()).toBe("half ty?ped");
  });

  it("opens the review, which gives the focus back to the field, also after it has saved", async () => {
    const page = await here.open("/standalone/channel-5");
    const title = page.getByRole("textbox", { name: "Title", exact: true });
    const review = page.getByRole("dialog", { name: "Review changes" });
    const isBack = () => title.evaluate((one) => one === document.activeElement);
    await title.fill("typed");
    for (const key of ["Escape", "Control+S"]) {
      await search(page, "review");
      await expect.poll(() => current(page).innerText()).toContain("Review changes");
      await page.keyboard.press("Enter");
      await review.getByRole("button", { name: "Save all" }).waitFor();
      await page.keyboard.press(key);
      await review.waitFor({ state: "detached" });
      await expect.poll(isBack, { message: `after ${key}` }).toBe(true);
    }
    const { url, login, password } = here.server;
    const authorization = `Basic ${btoa(`${login}:${password}`)}`;
    const text = await fetch(`${url}/flussonic/api/read_raw_config`, { headers: { authorization } });
    expect(await text.text()).toContain("title typed;");
  });

  it("leads to the form that adds something, which opens once", async () => {
    const page = await here.open("/config");
    await search(page, "add stream");
    await expect.poll(() => current(page).innerText()).toContain("Add stream");
    await page.keyboard.press("Enter");
    const name = page.getByRole("textbox", { name: "Stream name" });
    await name.fill("typed");
    expect(page.url()).not.toContain("#");
    await page.getByRole("button", { name: "Discard" }).click();
    await name.waitFor({ state: "detached" });
    await search(page, "new vod");
    await page.keyboard.press("Enter");
    await page.getByRole("form", { name: /VOD/ }).waitFor();
  });

  it("does something to the selected streams, which then wait in the review", async () => {
    const page = await here.open();
    await page.getByRole("row").getByRole("checkbox").nth(1).check();
    await page.getByRole("row").getByRole("checkbox").nth(2).check();
    await search(page, "disable");
    await expect.poll(() => current(page).innerText()).toMatch(/Disable[\s\S]*2 selected streams/);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Review 2 changes" }).waitFor();
    await search(page, "review");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Review changes" }).waitFor();
  });

  it("has what was chosen lately at its top, also after a reload", async () => {
    const page = await here.open("/config");
    await search(page, "channel-77");
    // All of the config is here: before, nothing is found.
    await expect.poll(() => current(page).allInnerTexts()).toEqual([expect.stringMatching(/^channel-77\b/)]);
    await page.keyboard.press("Enter");
    await page.waitForURL(/standalone\/channel-77$/);
    await page.reload();
    await page.getByRole("heading", { name: "channel-77" }).waitFor();
    await search(page, "");
    await expect.poll(() => options(page).first().innerText()).toContain("channel-77");
  });

  it("says that nothing was found, and where else to look", async () => {
    const page = await here.open();
    await search(page, "zzqqxx");
    await page.getByText("Nothing is called “zzqqxx”", { exact: false }).first().waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/query=zzqqxx/);
    expect(await field(page).count()).toBe(0);
  });

  it("fills the screen of a phone", async () => {
    const page = await here.open();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole("button", { name: "Search or jump to…" }).click();
    await field(page).fill("timeout");
    await options(page).first().waitFor();
    const box = await page.getByRole("dialog", { name: "Search or jump to" }).boundingBox();
    expect(box).toMatchObject({ x: 0, width: 360 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await options(page).filter({ hasText: "Stream ›" }).first().click();
    await page.getByRole("combobox", { name: "Of which stream?" }).waitFor();
  });
});

describe("the list of all keys", () => {
  it("opens with ?, but not while one types", async () => {
    const page = await here.open("/standalone/channel-1");
    const title = page.getByRole("textbox", { name: "Title", exact: true });
    await title.press("?");
    expect(await title.inputValue()).toBe("?");
    await title.fill("");
    await title.blur();
    await page.keyboard.press("?");
    const keys = page.getByRole("dialog", { name: "Keys of the console" });
    await keys.getByText("Save the config text").waitFor();
    await page.keyboard.press("Escape");
    await keys.waitFor({ state: "detached" });
  });
});

describe("the list of keys", () => {
  it("has its ring all around what is scrolled, and none that is cut off", async () => {
    const page = await here.open();
    await page.getByRole("heading", { name: "Streams", level: 1 }).waitFor();
    await page.keyboard.press("?");
    const keys = page.getByRole("region", { name: "Keys of the console" });
    await keys.waitFor();
    const rings = await keys.evaluate((region) =>
      [region, region.parentElement].map((one) => one && getComputedStyle(one).outlineStyle),
    );
    expect(rings).toEqual(["none", "solid"]);
    const [inner, outer] = await Promise.all([keys.boundingBox(), keys.locator("..").boundingBox()]);
    expect((inner?.x ?? 0) - (outer?.x ?? 0)).toBeGreaterThan(8);
  });
});
