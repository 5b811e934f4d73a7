import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { recordSaves } from "./support/recordSaves.ts";
import { shareConsole } from "./support/shareConsole.ts";

const configText = `# Channels.
stream news {
  input udp://239.1.1.1:1234;
  clients_timeout 30;
  password old-secret-word;
}

stream sport {
  input udp://239.1.1.2:1234;
}
`;
const here = shareConsole({ configText });

const config = () => readFile(join(here.server.dataDir, "sluice.conf"), "utf8");
const textbox = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const review = (page: Page) => page.getByRole("dialog", { name: "Review changes" });
const reviewButton = (page: Page) => page.getByRole("button", { name: /^Review \d+ changes?$/ });
const list = (page: Page) => review(page).getByRole("group", { name: "Changes" });

/** Two changes in news, one in sport; nothing is saved. */
async function staged(): Promise<Page> {
  const page = await here.open("/standalone/news/output");
  await textbox(page, "Client timeout").fill("45");
  await textbox(page, "URL prefix").fill("http://cdn.example.com");
  await page.getByRole("button", { name: "Review 2 changes" }).waitFor();
  await page.getByRole("link", { name: "Media", exact: true }).first().click();
  await page.getByRole("row").getByRole("link", { name: "sport", exact: true }).click();
  await textbox(page, "Title").fill("All sport");
  await page.getByRole("button", { name: "Review 3 changes" }).waitFor();
  return page;
}

/** The changes as they are read: entity, and under it each field with old and new value. */
async function changes(page: Page): Promise<readonly string[]> {
  const lines = (await list(page).innerText()).split(/\n+/).map((line) => line.trim());
  return lines.filter((line) => line !== "");
}

describe("the review", () => {
  it("lists every change with entity, field, old and new value, and beside it what becomes of the config text", async () => {
    const page = await staged();
    await reviewButton(page).click();
    await list(page).waitFor();
    const read = (await changes(page)).join(" | ");
    expect(read).toMatch(/Stream news .*Client timeout .*was .*30 s.*becomes.*45 s/);
    expect(read).toMatch(/URL prefix .*was .*not set.*becomes.*http:\/\/cdn\.example\.com/);
    expect(read).toMatch(/Stream sport .*Title .*was .*not set.*becomes.*All sport/);

    const diff = review(page).getByRole("region", { name: "Changes in the configuration file" });
    await diff.getByText("clients_timeout 45;").waitFor();
    const lines = await diff.innerText();
    for (const line of ["clients_timeout 30;", "url_prefix http://cdn.example.com;", 'title "All sport";']) {
      expect(lines).toContain(line);
    }
    expect(await config()).toBe(configText);
  });

  it("takes a single change back, and the diff and the form follow", async () => {
    const page = await staged();
    await reviewButton(page).click();
    await review(page).getByRole("button", { name: "Undo Title of Stream sport" }).click();
    await expect.poll(() => changes(page)).not.toContain("Stream sport");
    const diff = review(page).getByRole("region", { name: "Changes in the configuration file" });
    await diff.getByText("clients_timeout 45;").waitFor();
    expect(await diff.getByText("All sport").count()).toBe(0);
    await page.keyboard.press("Escape");
    await review(page).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Review 2 changes" }).waitFor();
    expect(await textbox(page, "Title").inputValue()).toBe("");
  });

  it("discards everything, and Undo brings all of it back", async () => {
    const page = await staged();
    await reviewButton(page).click();
    await review(page).getByRole("button", { name: "Discard all" }).click();
    await review(page).waitFor({ state: "detached" });
    expect(await reviewButton(page).count()).toBe(0);
    expect(await textbox(page, "Title").inputValue()).toBe("");
    await page.getByRole("button", { name: "Undo", exact: true }).first().click();
    await page.getByRole("button", { name: "Review 3 changes" }).waitFor();
    expect(await textbox(page, "Title").inputValue()).toBe("All sport");
  });

  it("shows of a secret that it changes, and neither its old nor its new value, not even in the diff", async () => {
    const page = await here.open("/standalone/news/input");
    await page.getByText("Accept", { exact: true }).click();
    await page.getByRole("button", { name: "Replace Publish password" }).click();
    await page.getByLabel("Publish password", { exact: true }).fill("canary-7f3a");
    await page.getByRole("button", { name: "Review 2 changes" }).click();
    const diff = review(page).getByRole("region", { name: "Changes in the configuration file" });
    await diff.getByText("publish://").first().waitFor();
    const shown = await review(page).innerText();
    expect(shown).toContain("Publish password");
    expect(shown).toContain("hidden");
    expect(shown).not.toContain("canary-7f3a");
    expect(shown).not.toContain("old-secret-word");
  });

  it("saves all that is staged in one delta, of every page and entity, and closes", async () => {
    const page = await staged();
    const saves = recordSaves(page);
    await reviewButton(page).click();
    await review(page).getByRole("button", { name: "Save all" }).click();
    await review(page).waitFor({ state: "detached" });
    expect(saves).toEqual([
      {
        streams: {
          news: { clients_timeout: 45, url_prefix: "http://cdn.example.com" },
          sport: { title: "All sport" },
        },
      },
    ]);
    const after = await config();
    expect(after).toMatch(/stream news \{[^}]*clients_timeout 45;/);
    expect(after.startsWith("# Channels.\n")).toBe(true);
    expect(await reviewButton(page).count()).toBe(0);
  });
});
