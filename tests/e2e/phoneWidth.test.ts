import { expect, it } from "vitest";
import { exampleConfig } from "./support/exampleConfig.ts";
import { shareConsole } from "./support/shareConsole.ts";

const here = shareConsole({ configText: exampleConfig });

it("no sign of the header makes a page wider than a phone, and the text is saved by buttons below its terms", async () => {
  const page = await here.open("/standalone/news/output", async (next) => {
    await next.setViewportSize({ width: 360, height: 740 });
    await next.route("**/flussonic/api/server*", async (route) => {
      const info: unknown = await (await route.fetch()).json();
      await route.fulfill({ json: { ...Object(info), scheduled_count: 1 } });
    });
    const waiting = {
      id: "1",
      at: Date.now() + 3_600_000,
      by: "admin",
      address: "::1",
      made_at: 1,
      changes: 1,
      paths: ["http"],
    };
    await next.route("**/api/scheduled_saves", (route) => route.fulfill({ json: { saves: [waiting], cancelled: [] } }));
    // Also the save below is under way for as long as the page is measured.
    await next.route("**/modify_config*", () => undefined);
  });
  const banner = page.getByRole("banner");
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.getByRole("textbox", { name: "Client timeout" }).fill("61");
  await banner.getByRole("button", { name: /^1 save waits/ }).waitFor();
  await banner.getByRole("button", { name: "Review 1 change" }).waitFor();
  expect(await width()).toBe(360);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await banner.getByRole("status").getByText("Saving config...").waitFor();
  expect(await width()).toBe(360);

  const wide = await here.open("/config/editor");
  await wide.setViewportSize({ width: 1440, height: 900 });
  await wide.getByRole("button", { name: "Plain text" }).click();
  const save = wide.getByRole("button", { name: "Save", exact: true });
  const bottom = async () => {
    const box = await save.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const box = wide.getByRole("textbox", { name: "Config text" });
  await box.fill(`# typed\n${await box.inputValue()}`);
  const how = wide.locator("summary", { hasText: "How it is saved:" });
  await how.waitFor();
  expect(await bottom(), "in sight after the first letter").toBeLessThan(900);
  await how.click();
  expect(await bottom(), "and with the terms unfolded").toBeLessThan(900);
  await wide.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const comment = await wide.getByRole("textbox", { name: "Comment" }).boundingBox();
  expect((await save.boundingBox())?.x).toBe(comment?.x);
  expect((await save.boundingBox())?.y).toBeGreaterThan((comment?.y ?? 0) + (comment?.height ?? 0));
});

it("a text is read and typed in ten lines and more while the keyboard of a phone is up", async () => {
  const page = await here.open("/config/editor");
  await page.setViewportSize({ width: 390, height: 844 });
  const lines = async () => {
    const box = await page.getByRole("textbox", { name: "Config text" }).elementHandle();
    return page.evaluate((area) => {
      const frame = area?.closest("section, .monaco-editor") ?? area;
      const seen = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y));
      return seen.filter((element) => frame?.contains(element)).length / 18;
    }, box);
  };
  await page.locator(".monaco-editor .view-line").nth(2).click();
  await page.setViewportSize({ width: 390, height: 360 });
  await page.keyboard.type("# typed\n");
  await expect.poll(lines).toBeGreaterThanOrEqual(10);
  await page.getByRole("button", { name: "Plain text" }).click();
  await page.getByRole("textbox", { name: "Config text" }).click();
  await page.keyboard.type("# and again\n");
  await expect.poll(lines).toBeGreaterThanOrEqual(12);
  expect(await page.getByRole("button", { name: "Save", exact: true }).isVisible()).toBe(true);
});
