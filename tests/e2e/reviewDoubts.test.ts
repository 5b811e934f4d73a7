import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { recordSaves } from "./support/recordSaves.ts";
import { shareConsole } from "./support/shareConsole.ts";

const names = Array.from({ length: 50 }, (_, index) => `s${String(index + 1).padStart(2, "0")}`);
const configText = `${names.map((name) => `stream ${name} {\n  input udp://239.1.1.1:1234;\n}\n`).join("\n")}
stream news {
  input udp://239.1.2.1:1234;
  input udp://239.1.2.2:1234;
  clients_timeout 30;
}
`;
const here = shareConsole({ configText });
const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 740 };

const review = (page: Page) => page.getByRole("dialog", { name: "Review changes" });
const list = (page: Page) => review(page).getByRole("group", { name: "Changes" });
const textbox = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const saveAll = (page: Page) => review(page).getByRole("button", { name: "Save all" });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.id ?? "");
const isNowhere = (page: Page) => page.evaluate(() => document.activeElement === document.body);

async function lines(page: Page): Promise<readonly string[]> {
  const read = (await list(page).innerText()).split(/\n+/).map((line) => line.trim());
  return read.filter((line) => line !== "" && line !== "was" && line !== "becomes");
}

describe("the review of many equal changes", () => {
  it("tells what fifty streams get once, counts each of them, and opens to whom it is about", async () => {
    const page = await here.open(`/standalone/${names.join("+")}/output`, (opened) => opened.setViewportSize(wide));
    await textbox(page, "Client timeout").fill("90");
    await page.getByRole("button", { name: "Review 50 changes" }).click();
    await list(page).getByRole("heading", { name: "50 streams" }).waitFor();
    expect(await list(page).getByRole("heading").count()).toBe(1);
    expect((await lines(page)).join(" | ")).toMatch(/^50 streams \| Client timeout \|.*90 s \| 50 streams$/);
    await list(page).locator("summary").click();
    await list(page).getByText("s50", { exact: true }).waitFor();
    await review(page).getByRole("button", { name: "Undo Client timeout of Stream s01" }).click();
    await list(page).getByRole("heading", { name: "49 streams" }).waitFor();
    expect(await isNowhere(page)).toBe(false);
    await review(page).getByRole("button", { name: "Undo Client timeout of 49 streams" }).click();
    await list(page).getByText("No unsaved changes").waitFor();
    expect(await saveAll(page).isDisabled()).toBe(true);
    await review(page).getByText("Nothing is changed: there is nothing to save.").waitFor();
    expect(await focused(page)).toBe("Changes");
  });
});

describe.each([wide, narrow])("on a screen of $width × $height", (screen) => {
  it("a message says what is as before, lies over no button, and how it is saved stands in sight", async () => {
    const page = await here.open("/standalone/news/output", (opened) => opened.setViewportSize(screen));
    await textbox(page, "Client timeout").fill("45");
    await textbox(page, "URL prefix").fill("http://a-rather-long-name-of-a-server.cdn.example.com:8080");
    await page.getByRole("button", { name: "Review 2 changes" }).click();
    await saveAll(page).waitFor();
    await review(page).getByText("How it is saved:").waitFor();
    const how = await review(page).getByText("How it is saved:").boundingBox();
    expect((how?.y ?? 10_000) + (how?.height ?? 0)).toBeLessThanOrEqual(screen.height);
    await review(page).getByRole("button", { name: "Undo Client timeout of Stream news" }).click();
    const message = review(page).getByRole("region", { name: "Messages" });
    await message.getByText("Client timeout of Stream news is as before: 30 s.").waitFor();
    const place = await message.boundingBox();
    for (const button of await review(page).locator("footer button").all()) {
      const box = await button.boundingBox();
      if (box === null || place === null) throw new Error("A button or the message is not drawn.");
      expect(box.y >= place.y + place.height || box.y + box.height <= place.y).toBe(true);
    }
    expect(await review(page).evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
  });
});

describe("the review of a list", () => {
  it("tells an input that is another one as one change, old beside new", async () => {
    const page = await here.open("/standalone/news/input", (opened) => opened.setViewportSize(wide));
    await page.getByRole("textbox", { name: "URL" }).nth(1).fill("udp://239.1.2.9:1234");
    await page.keyboard.press("Tab");
    await page.getByRole("button", { name: "Review 1 change" }).click();
    await list(page).waitFor();
    const said = (await lines(page)).join(" ");
    expect(said).toMatch(/udp:\/\/239\.1\.2\.2:1234.*udp:\/\/239\.1\.2\.9:1234/);
    expect(said).not.toContain("not set");
    expect(await list(page).getByRole("deletion").count()).toBe(1);
  });
});

describe("one item of a list", () => {
  const first = "URL udp://239.1.2.1:1234 → udp://239.1.2.7:1234";

  it.each([wide, narrow])(
    "is taken back by itself on a screen of $width × $height, by the keyboard too",
    async (screen) => {
      const page = await here.open("/standalone/news/input", (opened) => opened.setViewportSize(screen));
      await page
        .getByRole("textbox", { name: "URL" })
        .nth(1)
        .fill("rtsp://ed:canary-word@a-rather-long-name.example.com/1");
      await page.getByRole("textbox", { name: "URL" }).nth(0).fill("udp://239.1.2.7:1234");
      await page.keyboard.press("Tab");
      await page.getByRole("button", { name: "Review 1 change" }).click();
      await review(page).getByText("rtsp://••••••@a-rather").first().waitFor();
      expect(await review(page).innerText()).not.toContain("canary-word");
      const undo = review(page).getByRole("button", {
        name: `Undo in Sources of Stream news: ${first}`,
      });
      await undo.focus();
      await page.keyboard.press("Enter");
      await page.getByText(`Taken back in Sources of Stream news: ${first}.`).waitFor();
      expect(await focused(page)).toBe("Undo Sources of Stream news");
      await page.keyboard.press("Escape");
      await review(page).waitFor({ state: "detached" });
      expect(await page.getByRole("textbox", { name: "URL" }).nth(0).inputValue()).toBe("udp://239.1.2.1:1234");
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("canary-word");
      await page.reload();
      await page.getByText("were lost on reload or by another login: Stream news: Sources. Please").waitFor();
    },
  );
});

describe("a save that waits for its time", () => {
  it("is told old and new to another administrator, and the focus is on the page once it is a draft again", async () => {
    const page = await here.open("/standalone/news/output", (opened) => opened.setViewportSize(wide));
    await textbox(page, "Client timeout").fill("47");
    await page.getByRole("button", { name: "Review 1 change" }).click();
    await review(page).getByText("At a time").click();
    await review(page).getByRole("button", { name: "In 1 h" }).click();
    await review(page)
      .getByRole("button", { name: /^Save for / })
      .click();
    await review(page).waitFor({ state: "detached" });
    const sign = (one: Page) => one.getByRole("button", { name: /^1 save waits for / });
    const waiting = (one: Page) => one.getByRole("dialog", { name: "Saves that wait for their time" });
    await sign(page).waitFor();
    const other = await here.open("", (opened) => opened.setViewportSize(narrow));
    await sign(other).click();
    await waiting(other).getByText("47 s").waitFor();
    expect((await waiting(other).innerText()).replaceAll(/\s+/g, " ")).toMatch(
      /Stream news Client timeout was 30 s becomes 47 s/,
    );
    await sign(page).click();
    await waiting(page)
      .getByRole("button", { name: /^Cancel this save/ })
      .click();
    await waiting(page).getByRole("button", { name: "Put the changes into the draft again" }).click();
    await waiting(page).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Review 1 change" }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe("h1");
  });
});

describe("what destroys", () => {
  it("asks before several streams go, says so in their rows and in the review, and deletes them with the save", async () => {
    const page = await here.open("", (opened) => opened.setViewportSize(wide));
    for (const name of ["s04", "s05", "s06"]) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
    const bar = page.getByRole("toolbar", { name: "Selected streams" });
    await bar.getByText("to review").waitFor();
    await bar.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog");
    await question.getByText(/Really delete 3 streams from config: s04, s05, s06\?/).waitFor();
    await question.getByText(/deleted when the changes are saved/).waitFor();
    await question.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("row", { name: /s05/ }).getByText("will be deleted").waitFor();
    expect(await page.getByText("unsaved", { exact: true }).count()).toBe(0);
    const saves = recordSaves(page);
    await page.getByRole("button", { name: "Review 3 changes" }).click();
    await list(page).getByRole("heading", { name: "3 streams" }).waitFor();
    await list(page).getByText("deleted", { exact: true }).waitFor();
    await saveAll(page).click();
    await review(page).waitFor({ state: "detached" });
    expect(saves).toEqual([{ streams: { s04: null, s05: null, s06: null } }]);
    await expect.poll(() => isNowhere(page)).toBe(false);
  });

  it("says in the menu of a row that it is done at once", async () => {
    const page = await here.open("", (opened) => opened.setViewportSize(wide));
    await page.getByRole("button", { name: "Actions for s01" }).click();
    const remove = page.getByRole("menuitem", { name: /^Delete/ });
    await remove.getByText("at once").waitFor();
    const restart = page.getByRole("menuitem", { name: /^Restart/ });
    expect(await restart.getByText("at once").count()).toBe(1);
    await restart.click();
    const done = page.getByText("s01 was restarted.");
    // It is asked about while somebody watches.
    const question = page.getByRole("alertdialog", { name: "Restart s01?" });
    await question.or(done).first().waitFor();
    if ((await question.count()) > 0) await question.getByRole("button", { name: "Restart" }).click();
    await done.waitFor();
  });

  it("shows a switch that is saved at once as nothing that waits", async () => {
    const page = await here.open("", (opened) => opened.setViewportSize(wide));
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/modify_config", async (route) => {
      await gate;
      await route.continue();
    });
    await page.getByRole("button", { name: "Actions for s02" }).click();
    await page.getByRole("menuitem", { name: "Disable" }).click();
    await page.getByText("Saving config...").waitFor();
    expect(await page.getByRole("button", { name: /^Review/ }).count()).toBe(0);
    expect(await page.getByText("unsaved", { exact: true }).count()).toBe(0);
    release();
    await page.getByText("Saved.", { exact: true }).waitFor();
  });
});

describe("the keyboard alone", () => {
  it("saves a page by Ctrl+S, and all of it from a page on which nothing is changed", async () => {
    const page = await here.open("/standalone/s03/output", (opened) => opened.setViewportSize(wide));
    const saves = recordSaves(page);
    await textbox(page, "Client timeout").focus();
    await page.keyboard.type("61");
    await page.keyboard.press("Control+s");
    await page.getByText("Saved.", { exact: true }).waitFor();
    expect(saves).toEqual([{ streams: { s03: { clients_timeout: 61 } } }]);

    await textbox(page, "Client timeout").fill("62");
    await page.getByRole("button", { name: "Review 1 change" }).waitFor();
    await page.getByRole("link", { name: "Media", exact: true }).first().press("Enter");
    await page.getByRole("row").getByRole("link", { name: "s03", exact: true }).waitFor();
    await page.keyboard.press("Control+s");
    await saveAll(page).waitFor();
    await page.keyboard.press("Control+s");
    await review(page).waitFor({ state: "detached" });
    expect(saves).toHaveLength(2);
    await expect.poll(() => isNowhere(page)).toBe(false);
  });

  it("is somewhere after Create", async () => {
    const page = await here.open("", (opened) => opened.setViewportSize(wide));
    await page.getByRole("button", { name: "Add stream" }).first().click();
    await page.getByRole("textbox", { name: "Stream name" }).fill("made");
    await page.keyboard.press("Enter");
    await page.waitForURL(/standalone\/made/);
    await expect.poll(() => isNowhere(page)).toBe(false);
  });
});
