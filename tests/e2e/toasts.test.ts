import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { exampleConfig } from "./support/exampleConfig.ts";
import { shareConsole } from "./support/shareConsole.ts";

const longName = `${"channel-".repeat(22)}end`;
const here = shareConsole({ configText: `${exampleConfig}\nstream ${longName} { input fake://fake; }\n` });
const screens = [
  { width: 1280, height: 720 },
  { width: 768, height: 600 },
  { width: 390, height: 844 },
] as const;

const messages = (page: Page) => page.getByRole("region", { name: "Messages" });
const review = (page: Page) => page.getByRole("dialog", { name: "Review changes" });

/** Two changes on the output page of the stream `news`, on a screen of this size. */
async function staged(viewport: { readonly width: number; readonly height: number }): Promise<Page> {
  const page = await here.open("/standalone/news/output", (opened) => opened.setViewportSize(viewport));
  await page.getByRole("textbox", { name: "Client timeout" }).fill("45");
  await page.getByRole("textbox", { name: "URL prefix" }).fill("http://cdn.example.com");
  await page.getByRole("button", { name: "Review 2 changes" }).click();
  await review(page).getByRole("button", { name: "Save all" }).waitFor();
  return page;
}

/** What can be pressed or typed into at its centre, if only no message were there: nor the room that one takes. */
function coveredControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const boxes = [...document.querySelectorAll<HTMLElement>('section[aria-label="Messages"]')];
    const box = boxes.find(({ textContent }) => textContent !== "");
    if (box === undefined) return ["There are no messages."];
    const controls = [...document.querySelectorAll("button, a[href], input, select, textarea, [role=button], video")];
    const topmostAt = (control: Element) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const isThere = width > 0 && height > 0 && !box.contains(control);
      return isThere ? document.elementFromPoint(left + width / 2, top + height / 2) : null;
    };
    // What stands at the top of the page is as high as the message makes it.
    const around = [box, document.querySelector("header")?.parentElement];
    const hidden = controls.filter((control) => {
      const topmost = topmostAt(control);
      return topmost !== null && !control.contains(topmost) && around.some((one) => one?.contains(topmost) === true);
    });
    box.style.display = "none";
    // Where the page holds on to what it shows, it does so in the next frame.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    const covered = hidden.filter((control) => control.contains(topmostAt(control)));
    box.style.display = "";
    return covered.map((one) => `${one.tagName} ${one.textContent || (one.getAttribute("aria-label") ?? "")}`);
  });
}

/** How high the top of the page is, and how far below it a control begins. */
async function roomBelowTop(page: Page, control: Locator): Promise<{ readonly top: number; readonly room: number }> {
  const top = await page.evaluate(() => {
    const banner = document.querySelector("header")?.parentElement;
    return banner?.getBoundingClientRect().bottom ?? 0;
  });
  const { y } = (await control.boundingBox()) ?? { y: Number.NaN };
  return { top, room: Math.round(y - top) };
}

/** Of this page nothing that can be pressed lies under the message with these words. */
async function expectNothingCovered(page: Page, words: string | RegExp): Promise<void> {
  await messages(page).getByText(words).waitFor();
  expect(await coveredControls(page)).toEqual([]);
}

describe.each(screens)("a message on a screen of $width × $height", (screen) => {
  it("covers nothing that can be pressed in the review, and says what was discarded", async () => {
    const page = await staged(screen);
    const undo = review(page).getByRole("button", { name: "Undo Client timeout of Stream news" });
    await undo.click();
    await expectNothingCovered(page, /^Client timeout of Stream news is as before/);
    // The middle of Save all is Save all: it saves what is left.
    const box = await review(page).getByRole("button", { name: "Save all" }).boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await review(page).waitFor({ state: "detached" });
    await page.goto(`${here.server.url}/admin/standalone/news/output`);
    await page.getByRole("textbox", { name: "URL prefix" }).waitFor();
    expect(await page.getByRole("textbox", { name: "URL prefix" }).inputValue()).toBe("http://cdn.example.com");
    expect(await page.getByRole("textbox", { name: "Client timeout" }).inputValue()).not.toBe("45");
    await page.getByRole("textbox", { name: "URL prefix" }).fill("");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Saved.").first().waitFor();
  });

  it("covers nothing on the page, its save bar or in its lists, wherever it is scrolled to", async () => {
    const page = await staged(screen);
    await review(page).getByRole("button", { name: "Discard all" }).click();
    for (const part of [0, 0.3, 0.6, 1]) {
      await page.evaluate((at) => window.scrollTo(0, document.documentElement.scrollHeight * at), part);
      await expectNothingCovered(page, "2 changes are taken back: Stream news.");
    }
    await page.getByRole("link", { name: "Media", exact: true }).first().click();
    await page.getByRole("row").getByRole("link", { name: "news", exact: true }).waitFor();
    await expectNothingCovered(page, "2 changes are taken back: Stream news.");
  });

  it("of several lines moves the page down by as much as it needs, also where that is scrolled", async () => {
    const page = await here.open(`/standalone/${longName}/output`, (opened) => opened.setViewportSize(screen));
    const field = page.getByRole("textbox", { name: "Client timeout" });
    await field.fill("45");
    const open = page.getByRole("button", { name: "Review 1 change" });
    await open.waitFor();
    await field.evaluate((one) => window.scrollTo(0, one.getBoundingClientRect().top + window.scrollY - 200));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    // By the mouse alone: what else presses it scrolls the page first.
    const { x, y } = (await open.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 20, y + 10);
    await review(page).getByRole("button", { name: "Discard all" }).waitFor();
    const before = await roomBelowTop(page, field);
    await review(page).getByRole("button", { name: "Discard all" }).click();
    await expectNothingCovered(page, /^Client timeout of Stream channel.* is as before/);
    const after = await roomBelowTop(page, field);
    expect(after.top).toBeGreaterThan(before.top);
    expect(after.room).toBe(before.room);
  });

  it("stays on the page under the player, of which it does not tell, for its whole time after it", async () => {
    const page = await staged(screen);
    await review(page).getByRole("button", { name: "Discard all" }).click();
    await page.evaluate(() => (location.hash = "play=news"));
    const player = page.getByRole("dialog", { name: "news" });
    await player.getByRole("button", { name: "Close" }).waitFor();
    expect(await player.getByText("2 changes are taken back: Stream news.").count()).toBe(0);
    await player.getByRole("button", { name: "Close" }).click();
    await messages(page).getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Review 2 changes" }).waitFor();
  });
});

describe("a message", () => {
  it("leaves after its time, also while a dialog is open, unless the pointer rests on it", async () => {
    const page = await staged(screens[0]);
    await review(page).getByRole("button", { name: "Undo Client timeout of Stream news" }).click();
    const words = messages(page).getByText("is as before");
    await words.hover();
    await page.waitForTimeout(12_000);
    expect(await words.isVisible()).toBe(true);
    await page.mouse.move(5, 5);
    await words.waitFor({ state: "detached", timeout: 30_000 });
    expect(await review(page).isVisible()).toBe(true);
  });
});
