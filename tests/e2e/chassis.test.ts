import { expect, it, describe } from "vitest";
import { shareConsole } from "./support/shareConsole.ts";

describe("the chassis page of a chassis server", () => {
  const here = shareConsole({ args: ["--chassis"] });

  it.each([
    ["wide", 1280],
    ["on a phone", 390],
  ])("shows its coders as blocks 126 px wide, %s [S104]", async (_where, width) => {
    const page = await here.open("/chassis");
    await page.setViewportSize({ width, height: 800 });
    const cards = page.getByRole("list", { name: "Coders" }).getByRole("listitem");
    await cards.first().waitFor();
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
    expect(boxes.map((box) => box?.width)).toEqual(Array.from({ length: 8 }, () => 126));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const [overflow] = await cards.evaluateAll((all) =>
      all.flatMap((card) => [...card.querySelectorAll("dd, p, button")].filter((part) => part.scrollWidth > 110)),
    );
    expect(overflow).toBeUndefined();
  });

  it("boots a coder that is restarted, for every administrator who looks, by keyboard alone [C011] [S419]", async () => {
    const [page, other] = [await here.open("/chassis"), await here.open("/chassis")];
    const question = page.getByRole("alertdialog");
    await page.getByRole("button", { name: "Restart coder c1" }).press("Enter");
    expect(await question.textContent()).toMatch(/\d+ streams? runs? on it/);
    await question.getByRole("button", { name: "Restart" }).press("Enter");
    for (const one of [page, other])
      await one
        .getByRole("group", { name: "Boot of c1" })
        .getByText(/Stage \d of 9/)
        .waitFor();
  });

  it("shows a module that is not there in grey, and says so [S301]", async () => {
    const page = await here.open("/chassis");
    const words = page.getByText("Module is unavailable now");
    await words.waitFor();
    const icon = words.locator("svg");
    const [red = 0, green = 0, blue = 0] = await icon.evaluate((one) =>
      (getComputedStyle(one).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
    );
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(16);
    expect(red).toBeGreaterThan(64);
  });
});

describe("a server that is no chassis", () => {
  const here = shareConsole();

  it("says so at the address of the chassis page", async () => {
    const page = await here.open("/chassis");
    await page.getByText("This server is no chassis").waitFor();
    expect(await page.getByText(/start the server with --chassis/).isVisible()).toBe(true);
    const answer = await page.request.get(`${here.server.url}/flussonic/api/server?chassis=true`);
    expect(await answer.json()).not.toHaveProperty("chassis");
  });
});
