import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { shareConsole } from "./support/shareConsole.ts";

/** Names an address could misread, and what they must look like in it. */
const names = {
  "plain-name": "plain-name",
  "a+b": "a%2Bb",
  "a b": "a%20b",
  "sport/hd": "sport%2Fhd",
  "50%": "50%25",
  "100%25": "100%2525",
  "what?now": "what%3Fnow",
  "tag#1": "tag%231",
  "r&d=x": "r%26d%3Dx",
  "žurnál-ñ-مباشر": encodeURIComponent("žurnál-ñ-مباشر"),
  "📺-news": encodeURIComponent("📺-news"),
  '<img src="x" onerror="alert(1)">': encodeURIComponent('<img src="x" onerror="alert(1)">'),
} as const;
const longName = `${"very-long-name-of-a-stream-".repeat(10)}`.slice(0, 256);

const blocks = [...Object.keys(names), longName].map((name) => `stream ${quoted(name)} {\n  input fake://fake;\n}\n`);
const here = shareConsole({ configText: blocks.join("\n") });

function quoted(name: string): string {
  return `"${name.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

function rowLink(page: Page, name: string) {
  return page.getByRole("row").getByRole("link", { name, exact: true });
}

describe("a name in the address", () => {
  it.each(Object.entries(names))(
    "%j stands there as %s, and opens the right item from the list and by itself [C037] [C039] [C040]",
    async (name, encoded) => {
      const page = await here.open();
      await rowLink(page, name).click();
      await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/admin/standalone/${encoded}`);
      expect(await page.getByRole("textbox", { name: "Name", exact: true }).inputValue()).toBe(name);

      await page.getByRole("link", { name: "Output", exact: true }).click();
      await page.getByRole("textbox", { name: "Client timeout" }).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/admin/standalone/${encoded}/output`);
      await page.reload();
      await page.getByRole("textbox", { name: "Client timeout" }).waitFor();
      await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
    },
  );

  it("may have 256 characters, and neither list nor page grows wider than the window", async () => {
    const page = await here.open();
    await rowLink(page, longName).click();
    await page.getByRole("heading", { level: 1, name: longName, exact: true }).waitFor();
    expect(await overflowPx(page)).toBe(0);
    await page.goBack();
    await rowLink(page, longName).waitFor();
    expect(await overflowPx(page)).toBe(0);
    await page.goto(`${here.server.url}/admin/standalone/${longName}+plain-name`);
    await page.getByRole("heading", { level: 1, name: "2 streams" }).waitFor();
    expect(await overflowPx(page), "several together").toBe(0);
  });

  it("that is not in the config is said to be gone, with the way back", async () => {
    const page = await here.open("/standalone/no%2Bsuch");
    await page.getByText("no+such is not in the configuration").waitFor();
    await page.getByRole("link", { name: "Back to streams" }).click();
    await rowLink(page, "plain-name").waitFor();
    expect(new URL(page.url()).pathname).toBe("/admin");
  });
});

describe("several names in the address", () => {
  it("open all of them in one multi-edit, a plus inside a name being none between names [C037] [C038] [C040]", async () => {
    const page = await here.open("/standalone/a%2Bb+plain-name+50%25/output");
    await page.getByRole("heading", { level: 1, name: "3 streams" }).waitFor();
    expect(await page.getByRole("main").innerText()).toContain("a+b, plain-name, 50%");
    const tabs = page.getByRole("main").getByRole("navigation", { name: "a+b" }).getByRole("link");
    expect(await tabs.count()).toBeGreaterThan(4);
    for (const tab of await tabs.all()) {
      expect(new URL((await tab.getAttribute("href")) ?? "", page.url()).pathname).toMatch(
        /^\/admin\/standalone\/a%2Bb\+plain-name\+50%25(\/\w+)?$/,
      );
    }
  });
});

async function overflowPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
