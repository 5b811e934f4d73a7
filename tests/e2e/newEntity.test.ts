import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ProductCopy } from "../proof/support/ProductCopy.ts";
import { borrowBrowser, returnBrowser } from "./support/launchBrowser.ts";
import { logIn } from "./support/logIn.ts";
import type { RunningServer } from "./support/RunningServer.ts";
import { startDev } from "./support/startDev.ts";

/** All that a vendor engineer writes: one file. */
const watermark = {
  $schema: "../meta/schema.json",
  $id: "watermark.json",
  title: "Watermark",
  description: "A picture that is laid over streams.",
  type: "object",
  "x-entity": { collection: "watermarks" },
  "x-impact": "none",
  "x-adds": {
    "stream.json": {
      properties: {
        watermark: {
          title: "Watermark",
          description: "Picture that is laid over the stream.",
          type: "string",
          "x-ref": "watermarks",
        },
      },
    },
  },
  required: ["name", "file"],
  properties: {
    name: { description: "What streams call it.", type: "string", minLength: 1 },
    file: { description: "Path of the picture.", type: "string", minLength: 1 },
    opacity: { description: "How much of it is seen.", type: "integer", minimum: 0, maximum: 100, default: 100 },
    corner: { description: "Where it stands.", enum: ["top left", "top right"] },
  },
};

let copy: ProductCopy;
let dev: RunningServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  copy = await ProductCopy.make();
  dev = await startDev(copy.root, "stream news {\n  input fake://fake;\n}\n");
  browser = await borrowBrowser();
  const context = await browser.newContext();
  context.setDefaultTimeout(60_000);
  page = await context.newPage();
  await page.goto(`${dev.url}/admin/`);
  await logIn(page, dev);
  await page.getByRole("link", { name: "news" }).waitFor();
}, 240_000);

afterAll(async () => {
  await page?.context().close();
  if (browser) await returnBrowser(browser);
  await dev?.stop();
  await copy?.remove();
});

const confText = () => readFile(join(dev.dataDir, "sluice.conf"), "utf8");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });

describe("an entity of one file, dropped into the folder under a logged-in console", () => {
  it("stands in the menu with its list, and a new one is made", async () => {
    await copy.write("schemas/config/watermark.json", JSON.stringify(watermark, null, 2));
    await page.getByRole("link", { name: "Watermarks" }).click();
    await page.getByText("There are no watermarks yet").waitFor();
    await button("New watermark").click();
    await field("Name").fill("logo");
    await button("Create").click();
    await page.getByText("File is required").first().waitFor();
    await field("File").fill("/logo.png");
    // A hand presses longer than a program: with the error gone the dialog is lower, and the button is elsewhere.
    await button("Create").hover();
    await page.mouse.down();
    await page.getByText("File is required").first().waitFor({ state: "detached" });
    await page.mouse.up();
    await page.getByRole("heading", { level: 1, name: "logo" }).waitFor();
    expect(page.url()).toBe(`${dev.url}/admin/watermarks/logo`);
    expect(await confText()).toContain("watermark logo {\n  file /logo.png;\n}");
  });

  it("is edited, checked and reviewed in words and as text", async () => {
    await field("Opacity").fill("120");
    await field("Name").focus();
    await page
      .getByText(/at most 100|100 or less|not more than 100/i)
      .first()
      .waitFor();
    await field("Opacity").fill("40");
    await button("Review 1 change").click();
    const review = page.getByRole("dialog");
    await review.getByText("40").first().waitFor();
    expect(await review.textContent()).toContain("Watermark logo");
    await review.getByText("opacity 40;").first().waitFor();
    await review.getByRole("button", { name: /^Save/ }).click();
    await expect.poll(confText).toContain("opacity 40;");
  });

  it("is picked in the form of a stream, and followed there when it is renamed", async () => {
    await page.goto(`${dev.url}/admin/standalone/news`);
    const chooser = page.getByRole("combobox", { name: "Watermark" });
    await chooser.scrollIntoViewIfNeeded();
    // A list closes when the page is scrolled, and the browser tells of that later.
    await page.waitForTimeout(500);
    await chooser.click();
    await page.getByRole("option", { name: "logo" }).click();
    await button("Save").click();
    await expect.poll(confText).toMatch(/stream news \{[^}]*watermark logo;/);
    await page.goto(`${dev.url}/admin/watermarks/logo`);
    await field("Name").fill("corner");
    await button("Save").click();
    await page.getByRole("heading", { level: 1, name: "corner" }).waitFor();
    expect(page.url()).toBe(`${dev.url}/admin/watermarks/corner`);
    await expect.poll(confText).toMatch(/stream news \{[^}]*watermark corner;/);
  });

  it("is found, cloned and deleted, which names who uses it", async () => {
    await page.getByRole("link", { name: "Watermarks" }).first().click();
    await button("Actions for corner").click();
    await page.getByRole("menuitem", { name: /^Clone/ }).click();
    await page.getByRole("heading", { level: 1, name: "corner-copy" }).waitFor();
    await page.getByRole("link", { name: "Watermarks" }).first().click();
    await page.getByRole("textbox", { name: "Search watermarks" }).fill("copy");
    await page.getByRole("link", { name: "corner", exact: true }).waitFor({ state: "detached" });
    await page.getByRole("textbox", { name: "Search watermarks" }).fill("");
    await button("Actions for corner").click();
    await page.getByRole("menuitem", { name: /^Delete/ }).click();
    const question = page.getByRole("alertdialog");
    expect(await question.textContent()).toContain("news");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect.poll(confText).not.toContain("watermark corner {");
  });

  it("has its search entries and its page of the reference, and no other file was opened for it", async () => {
    expect(await copy.read("src/generated/searchIndex.ts")).toContain('"pattern": "/opacity"');
    expect(await copy.read("docs/reference/watermark.md")).toContain(
      "| Opacity | `opacity` | whole number, 0 to 100 |",
    );
    expect(await copy.changedByHand()).toEqual(["schemas/config/watermark.json"]);
  });
});
