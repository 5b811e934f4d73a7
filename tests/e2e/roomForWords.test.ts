import type { Page } from "playwright";
import { expect, it } from "vitest";
import { exampleConfig } from "./support/exampleConfig.ts";
import { shareConsole } from "./support/shareConsole.ts";

const here = shareConsole({ configText: exampleConfig });
const many = shareConsole({ args: ["--engine", "simulated", "--streams", "20"] });

it("addresses of outputs are wide enough to be read, however little room the card has", async () => {
  const page = await here.open("/standalone/news/output", (next) => next.setViewportSize({ width: 1024, height: 800 }));
  const address = page.getByRole("textbox", { name: "HLS address", exact: true });
  for (const width of [390, 820, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await address.waitFor();
    expect((await address.boundingBox())?.width, `at ${width}`).toBeGreaterThan(180);
  }
});

it("Shift with a click ticks the rows between, and marks no words", async () => {
  const page = await here.open("/");
  await page.setViewportSize({ width: 1280, height: 800 });
  const boxes = page.getByRole("grid").getByRole("checkbox");
  await boxes.nth(0).click();
  await page.getByRole("toolbar").waitFor();
  await boxes.nth(2).click({ modifiers: ["Shift"] });
  expect(await Promise.all([0, 1, 2].map((index) => boxes.nth(index).isChecked()))).toEqual([true, true, true]);
  expect(await page.evaluate(() => String(getSelection()))).toBe("");
  await boxes.nth(1).focus();
  await page.keyboard.press("Shift+Space");
  expect(await Promise.all([0, 1, 2].map((index) => boxes.nth(index).isChecked()))).toEqual([true, false, false]);
});

it("a name keeps its room beside what waits for it", async () => {
  const page = await here.open("/", (next) => next.setViewportSize({ width: 1280, height: 800 }));
  const list = page.getByRole("grid");
  await list.getByRole("checkbox", { name: "camera" }).click();
  await page.getByRole("toolbar").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  const row = list.getByRole("row").filter({ hasText: "will be deleted" });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const name = row.getByRole("link", { name: "camera" });
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), `at ${width}`).toBe(0);
    expect(await row.getByTitle("will be deleted").locator("svg").isVisible()).toBe(true);
  }
});

/** Opens the console of a server where a save waits for its time. */
function openWithWaitingSave(path: string): Promise<Page> {
  return here.open(path, async (next) => {
    await next.setViewportSize({ width: 1280, height: 800 });
    await next.route("**/flussonic/api/server*", async (route) => {
      const info: unknown = await (await route.fetch()).json();
      await route.fulfill({ json: { ...Object(info), scheduled_count: 1 } });
    });
    const at = Date.now() + 3_600_000;
    const waiting = { id: "1", at, by: "admin", address: "::1", made_at: 1, changes: 1, paths: ["http"] };
    await next.route("**/api/scheduled_saves", (route) => route.fulfill({ json: { saves: [waiting], cancelled: [] } }));
  });
}

it("a save that waits is told in words beside the tabs", async () => {
  const page = await openWithWaitingSave("/");
  const sign = page.getByRole("banner").getByRole("button", { name: /^1 save waits/ });
  await sign.waitFor();
  for (const width of [390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sign.innerText(), `at ${width}`).toMatch(/^1 save at/);
  }
});

it("the signs of the header stand in one row, and the search gives way first", async () => {
  const page = await openWithWaitingSave("/standalone/news/output");
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: /^1 save waits/ }).waitFor();
  // It never answers.
  await page.route("**/modify_config*", () => undefined);
  await page.getByRole("textbox", { name: "Client timeout" }).fill("45");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const saving = banner.getByText("Saving config...");
  await saving.waitFor();
  const review = banner.getByRole("button", { name: "Review 1 change" });
  for (const width of [900, 1024, 1280, 1400]) {
    await page.setViewportSize({ width, height: 800 });
    const middles = await Promise.all([saving, review].map(async (sign) => middleOf(await sign.boundingBox())));
    expect(Math.max(...middles) - Math.min(...middles), `at ${width}`).toBeLessThan(3);
    expect((await banner.boundingBox())?.height, `at ${width}`).toBeLessThan(60);
  }
  expect((await banner.getByRole("button", { name: "Search" }).boundingBox())?.width).toBeLessThan(220);
});

function middleOf(box: { readonly y: number; readonly height: number } | null): number {
  return (box?.y ?? 0) + (box?.height ?? 0) / 2;
}

it("the bin of a source stands beside the arrows, and a text area keeps its width once it is changed", async () => {
  const page = await here.open("/standalone/movies/input");
  const bin = page.getByRole("button", { name: /^Remove / }).first();
  await bin.waitFor();
  const down = page.getByRole("button", { name: /^Move .* down/ }).first();
  for (const width of [390, 500, 600, 700, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(middleOf(await bin.boundingBox()), `at ${width}`).toBeCloseTo(middleOf(await down.boundingBox()), 0);
  }
  const phone = await here.open("/standalone/movies", (next) => next.setViewportSize({ width: 390, height: 800 }));
  const area = phone.getByRole("textbox", { name: "Description" });
  const before = await area.boundingBox();
  await area.fill("words");
  await phone.getByText("changed", { exact: true }).waitFor();
  expect((await area.boundingBox())?.width).toBe(before?.width);
});

it("the agent of a camera stands whole beside its status, or below it where there is no room", async () => {
  const page = await many.open("/", (next) => next.setViewportSize({ width: 1440, height: 900 }));
  const row = page.getByRole("grid").getByRole("row").filter({ hasText: "agent-" }).first();
  const badge = row.getByText(/^agent-/);
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await badge.waitFor();
    expect(await badge.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), `at ${width}`).toBe(0);
    const [inside, around] = [await badge.boundingBox(), await row.boundingBox()];
    expect(inside && around && inside.y >= around.y && inside.y + inside.height <= around.y + around.height).toBe(true);
    const cell = await badge.locator("xpath=ancestor::*[@data-live][1]").boundingBox();
    expect(inside && cell && inside.x + inside.width <= cell.x + cell.width + 0.5, `at ${width}`).toBe(true);
  }
});

it.each([1440, 390])(
  "the head of the config stays where it is from page to page, and as a mark comes: at %i",
  async (width) => {
    const page = await here.open("/config", (next) => next.setViewportSize({ width, height: 900 }));
    const tabs = page.getByRole("navigation", { name: "Config pages" });
    const places = async () => {
      await page.evaluate(() => scrollTo(0, 0));
      const shown = [page.getByRole("heading", { level: 1, name: "Config" }), ...(await tabs.getByRole("link").all())];
      return Promise.all(shown.map((one) => one.boundingBox()));
    };
    const port = page.getByRole("textbox", { name: "RTSP port" });
    await port.waitFor();
    const before = await places();
    expect(before).toHaveLength(5);
    for (const name of ["Config editor", "History", "Audit log"]) {
      await tabs.getByRole("link", { name }).click();
      await tabs.locator("[aria-current=page]", { hasText: name }).waitFor();
      await page.waitForLoadState("networkidle");
      expect(await places(), name).toEqual(before);
    }
    await tabs.getByRole("link", { name: "Settings" }).click();
    await port.fill("5541");
    await tabs.getByTitle("Has unsaved changes").waitFor();
    expect(await places(), "with a mark").toEqual(before);
  },
);
