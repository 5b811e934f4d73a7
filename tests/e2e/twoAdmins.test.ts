import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import { beforeEach, describe, expect, it } from "vitest";
import { shareConsole } from "./support/shareConsole.ts";

const initial = `# Somebody's own words.
stream news {
  input udp://239.1.1.1:1234;
  clients_timeout 30;
  push rtmp://one.example.com/static/news;
}

stream spare {
  input udp://239.1.1.2:1234;
}
`;
const here = shareConsole({ configText: initial });

const conf = () => join(here.server.dataDir, "sluice.conf");
const config = () => readFile(conf(), "utf8");
const timeout = (page: Page) => page.getByRole("textbox", { name: "Client timeout", exact: true });
const prefix = (page: Page) => page.getByRole("textbox", { name: "URL prefix", exact: true });
const saveButton = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const conflict = (page: Page) => page.getByRole("group", { name: "Client timeout was changed on the server" });
const news = "/standalone/news/output";

async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await page.getByText("Saved.", { exact: true }).waitFor();
}

async function addSource(page: Page, url: string): Promise<void> {
  await page.getByRole("textbox", { name: "New URL", exact: true }).fill(url);
  await page.getByRole("button", { name: /^Review 1/ }).waitFor();
}

/** Two browsers on the same page of the same stream. */
async function two(path = news): Promise<readonly [Page, Page]> {
  const pages = await Promise.all([here.open(path), here.open(path)]);
  await Promise.all(pages.map((page) => saveButton(page).waitFor()));
  return pages;
}

// The file is edited by hand, as an administrator may; the server takes it in within a second.
beforeEach(async () => {
  if ((await config()) === initial) return;
  await writeFile(conf(), initial);
  const headers = { authorization: `Basic ${btoa(`${here.server.login}:${here.server.password}`)}` };
  const read = async () => (await fetch(`${here.server.url}/flussonic/api/read_raw_config`, { headers })).text();
  await expect.poll(read).toBe(initial);
});

describe("two administrators on one stream", () => {
  it("who change different fields both get what they saved, and see the other's at once [C314]", async () => {
    const [mine, theirs] = await two();
    await timeout(mine).fill("45");
    await prefix(theirs).fill("http://cdn.example.com");
    await save(theirs);
    await expect.poll(() => prefix(mine).inputValue()).toBe("http://cdn.example.com");
    expect(await timeout(mine).inputValue()).toBe("45");
    expect(await conflict(mine).count()).toBe(0);
    await save(mine);
    await expect.poll(() => timeout(theirs).inputValue()).toBe("45");
    const lines = (await config()).split("\n").map((line) => line.trim());
    expect(lines).toEqual(
      expect.arrayContaining(["clients_timeout 45;", "url_prefix http://cdn.example.com;", "# Somebody's own words."]),
    );
  });

  it("who save at the same moment, without having seen each other, both land as well", async () => {
    const [mine, theirs] = await two();
    await timeout(mine).fill("45");
    await prefix(theirs).fill("http://cdn.example.com");
    await Promise.all([save(mine), save(theirs)]);
    expect(await config()).toMatch(/clients_timeout 45;/);
    expect(await config()).toMatch(/url_prefix http:\/\/cdn\.example\.com;/);
  });

  it("who change the same field see both values at it; 'Keep mine' saves what was typed here [C314]", async () => {
    const [mine, theirs] = await two();
    await timeout(mine).fill("45");
    await timeout(theirs).fill("60");
    await save(theirs);
    await conflict(mine).getByText("Changed on server: 60 s", { exact: true }).waitFor();
    expect(await timeout(mine).inputValue()).toBe("45");

    await saveButton(mine).click();
    await mine
      .getByText(/Changed by another administrator meanwhile: 1/)
      .first()
      .waitFor();
    expect(await config()).toMatch(/clients_timeout 60;/);
    await expect.poll(() => timeout(mine).evaluate((field) => document.activeElement === field)).toBe(true);
    const told = mine.getByRole("group", { name: "One setting needs attention" });
    await told.getByText("somebody else has changed it meanwhile").waitFor();
    await told.getByRole("button", { name: /Client timeout$/ }).click();
    await expect.poll(() => timeout(mine).evaluate((field) => document.activeElement === field)).toBe(true);

    await conflict(mine).getByRole("button", { name: "Keep mine" }).click();
    await conflict(mine).waitFor({ state: "detached" });
    // There is nothing left to choose.
    await mine.getByText(/^Not saved: Changed by another/).waitFor({ state: "detached" });
    await save(mine);
    await expect.poll(() => timeout(theirs).inputValue()).toBe("45");
    expect(await config()).toMatch(/clients_timeout 45;/);
  });

  it("who change the same field: 'Take theirs' drops what was typed here and leaves nothing to save [C314]", async () => {
    const [mine, theirs] = await two();
    await timeout(mine).fill("45");
    await prefix(mine).fill("http://cdn.example.com");
    await timeout(theirs).fill("60");
    await save(theirs);
    await conflict(mine).getByRole("button", { name: "Take theirs" }).click();
    await conflict(mine).waitFor({ state: "detached" });
    expect(await timeout(mine).inputValue()).toBe("60");
    expect(await prefix(mine).inputValue()).toBe("http://cdn.example.com");
    await mine.getByRole("button", { name: "Review 1 change" }).waitFor();
    await save(mine);
    expect(await config()).toMatch(/clients_timeout 60;[^]*url_prefix http:\/\/cdn\.example\.com;/);
  });

  it("whose saves of the same field cross on their way lose nothing either: the server refuses the later one", async () => {
    const [mine, theirs] = await two();
    await timeout(mine).fill("45");
    const stale = mine.waitForRequest("**/modify_config");
    await mine.route("**/modify_config", async (route) => {
      await timeout(theirs).fill("60");
      await save(theirs);
      await route.continue();
    });
    await saveButton(mine).click();
    expect((await (await stale).response())?.status()).toBe(409);
    await conflict(mine).getByText("Changed on server: 60 s", { exact: true }).waitFor();
    expect(await timeout(mine).inputValue()).toBe("45");
    expect(await config()).toMatch(/clients_timeout 60;/);
  });

  it("who come to the same value by themselves have no conflict and nothing left to save", async () => {
    const [mine, theirs] = await two();
    await timeout(mine).fill("45");
    await timeout(theirs).fill("45");
    await save(theirs);
    await mine.getByRole("button", { name: /^Review/ }).waitFor({ state: "detached" });
    expect(await conflict(mine).count()).toBe(0);
    expect(await saveButton(mine).isDisabled()).toBe(true);
  });

  it.each([
    ["at the top of the page", 0],
    ["scrolled down", 60],
  ])(
    "who type on %s have their field where it was on the screen as a conflict comes and goes",
    async (_, scrolledPx) => {
      const [mine, theirs] = await two("/standalone/news/overview");
      const title = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });
      await mine.setViewportSize({ width: 1280, height: 1050 });
      await title(mine).fill("Mine");
      await mine.evaluate((top) => window.scrollTo(0, top), scrolledPx);
      const place = async () => Math.round((await title(mine).boundingBox())?.y ?? 0);
      const scrolled = () => mine.evaluate(() => Math.round(window.scrollY));
      const before = await place();
      expect(before, "the field is on the screen").toBeLessThan(1000);
      expect(await scrolled(), "the page is long enough").toBe(scrolledPx);
      const told = mine.getByRole("group", { name: "One setting needs attention" });

      await title(theirs).fill("Theirs");
      await save(theirs);
      await told.waitFor();
      // Longer than a browser takes to anchor what is scrolled.
      await mine.waitForTimeout(300);
      expect(await place()).toBe(before);
      expect(await scrolled()).toBeGreaterThan(scrolledPx + 50);

      await title(theirs).fill("Mine");
      await save(theirs);
      await told.waitFor({ state: "detached" });
      await mine.waitForTimeout(300);
      expect(await place()).toBe(before);
      expect(await scrolled()).toBe(scrolledPx);
    },
  );

  it("who add to the same list both find their item in it", async () => {
    const [mine, theirs] = await two("/standalone/news/input");
    await addSource(mine, "udp://239.2.2.1:1234");
    await addSource(theirs, "udp://239.2.2.2:1234");
    await save(theirs);
    const listed = () =>
      mine.getByRole("textbox").evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    await expect.poll(listed).toContain("udp://239.2.2.2:1234");
    await save(mine);
    expect((await config()).match(/input udp:\/\/239\.[12]\.\d\.\d:1234;/g)?.toSorted()).toEqual([
      "input udp://239.1.1.1:1234;",
      "input udp://239.1.1.2:1234;",
      "input udp://239.2.2.1:1234;",
      "input udp://239.2.2.2:1234;",
    ]);
  });
});

describe("a stream that goes while it is being edited", () => {
  const gone = (page: Page) => page.getByText("news is not in the configuration");

  it("because it was deleted from the file, is said to be gone, and the draft is kept until it is discarded", async () => {
    const page = await here.open(news);
    await timeout(page).fill("45");
    await page.getByRole("button", { name: "Review 1 change" }).waitFor();
    await writeFile(conf(), initial.replace(/stream news \{[^}]*\}\n\n/, ""));
    await gone(page).waitFor();
    await page.getByText("It was deleted or renamed, here or by another administrator.").waitFor();
    await page.getByRole("button", { name: "Review 1 change" }).click();
    const review = page.getByRole("dialog", { name: "Review changes" });
    await review.getByText("Client timeout").waitFor();
    await review.getByText("45 s").waitFor();
    await writeFile(conf(), initial);
    await page.keyboard.press("Escape");
    await timeout(page).waitFor();
    expect(await timeout(page).inputValue()).toBe("45");
    await save(page);
    expect(await config()).toMatch(/stream news \{[^}]*clients_timeout 45;/);
  });

  it("because it was renamed in the file, is followed with its draft, which is saved under the new name", async () => {
    const page = await here.open(news);
    await timeout(page).fill("45");
    await page.getByRole("button", { name: "Review 1 change" }).waitFor();
    await writeFile(conf(), initial.replace("stream news", "stream headlines"));
    await page.waitForURL(/\/standalone\/headlines\//);
    await page.getByText("news was renamed to headlines by another administrator").waitFor();
    expect(await timeout(page).inputValue()).toBe("45");
    await save(page);
    expect(await config()).toMatch(/stream headlines \{[^}]*clients_timeout 45;/);
    expect(await config()).not.toContain("stream news");
  });
});

describe("unsaved edits", () => {
  it("survive a reload of the page, other pages of it included", async () => {
    const page = await here.open(news);
    await timeout(page).fill("45");
    await page.getByRole("button", { name: "Review 1 change" }).waitFor();
    await page.reload();
    await timeout(page).waitFor();
    expect(await timeout(page).inputValue()).toBe("45");
    await page.goto(`${here.server.url}/admin`);
    await page.getByRole("row").filter({ hasText: "news" }).getByText("unsaved").waitFor();
    await page.goto(`${here.server.url}/admin${news}`);
    await save(page);
    expect(await page.evaluate(() => sessionStorage.getItem("sluice.draft"))).toBeNull();
  });

  it("meet after the reload what others saved meanwhile", async () => {
    const [mine, theirs] = await two();
    await timeout(mine).fill("45");
    await mine.getByRole("button", { name: "Review 1 change" }).waitFor();
    await mine.goto("about:blank");
    await timeout(theirs).fill("60");
    await save(theirs);
    await mine.goBack();
    await conflict(mine).getByText("Changed on server: 60 s", { exact: true }).waitFor();
    expect(await timeout(mine).inputValue()).toBe("45");
  });

  it("hold no secret in the browser's storage; a lost one is told", async () => {
    const page = await here.open("/standalone/news/input");
    await page.getByRole("button", { name: "Cluster", exact: true }).click();
    const secret = page.getByLabel("Cluster key", { exact: true });
    await secret.fill("canary-7f3a");
    await page.getByRole("textbox", { name: "Source timeout", exact: true }).last().fill("33");
    await page.getByRole("button", { name: "Review 2 changes" }).waitFor();
    const stored = () =>
      page.evaluate(() => [localStorage, sessionStorage].map((one) => JSON.stringify(Object.entries(one))).join());
    expect(await stored()).toContain("33");
    expect(await stored()).not.toContain("canary");
    await page.reload();
    await page.getByText(/with passwords or logins were lost on reload/).waitFor();
    await page.getByRole("button", { name: "Review 1 change" }).waitFor();
  });
});
