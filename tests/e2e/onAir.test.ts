import type { Page } from "playwright";
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { TsSource } from "./media/support/TsSource.ts";
import { killServer } from "./support/killServer.ts";
import { loginOf } from "./support/loginOf.ts";
import { shareConsole } from "./support/shareConsole.ts";
import { startServer } from "./support/startServer.ts";

const [main, backup] = await Promise.all([TsSource.start("320x180"), TsSource.start("160x90")]);
afterAll(() => Promise.all([main, backup].map((source) => source.stop())));

const here = shareConsole({
  args: ["--engine", "ffmpeg", "--probe-any"],
  configText: `
stream news { input ${main.url}; input ${backup.url}; source_timeout 4; }
stream steady { input fake://fake; }
`,
});
beforeEach(() => {
  main.isSilent = false;
});

const rowOf = (page: Page, name: string) =>
  page
    .getByRole("grid", { name: "Streams" })
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name, exact: true }) });
const problems = (page: Page) =>
  page.getByRole("group", { name: "Filters" }).getByRole("button", { name: /^with problems/ });

/** What is drawn grey, of all that is live on the page. */
const greyShare = (page: Page) =>
  page.evaluate(() => {
    const live = [...document.querySelectorAll("[data-live]")].filter((one) => one.checkVisibility());
    const grey = live.filter((one) => getComputedStyle(one).filter === "grayscale(1)");
    return live.length === 0 ? 0 : grey.length / live.length;
  });

describe("a stream whose preferred source falls silent", () => {
  it("says in the list, in the header and on its page that it is on its backup, is found by a filter, and says when it is back", async () => {
    const page = await here.open();
    await expect.poll(() => rowOf(page, "news").textContent(), { timeout: 30_000 }).toContain("online");
    await expect.poll(() => problems(page).textContent()).toBe("with problems 0");
    main.isSilent = true;
    await expect.poll(() => rowOf(page, "news").textContent(), { timeout: 20_000 }).toContain("on backup");
    await expect.poll(() => problems(page).textContent()).toBe("with problems 1");
    await problems(page).click();
    await expect.poll(() => rowOf(page, "steady").count()).toBe(0);
    expect(await rowOf(page, "news").count()).toBe(1);

    await rowOf(page, "news").getByRole("link", { name: "news", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "news" }).waitFor();
    await page.getByText("on backup").first().waitFor();
    const sources = page.getByRole("list", { name: "Sources" }).getByRole("listitem");
    expect(await sources.nth(1).textContent()).toContain(`${backup.url}in use`);
    await expect.poll(() => sources.first().textContent()).toMatch(/Since .*(next try|retrying)/);
    await page.getByText(/^Switches of source/).click();
    // A busy machine notices a second later that nothing came.
    const switched = page.getByRole("listitem").filter({ hasText: `From ${main.url} to ${backup.url}` });
    await expect.poll(() => switched.first().textContent()).toMatch(/: no media came for \d+\ss$/);

    main.isSilent = false;
    await page.getByText(`Back from ${backup.url} to ${main.url}`).waitFor({ timeout: 30_000 });
    await expect.poll(() => sources.first().textContent(), { timeout: 30_000 }).toContain(`${main.url}in use`);
  }, 90_000);

  it("is tested while a stream is added, by a button as high as ever beside what the test says", async () => {
    const page = await here.open("", (next) => next.setViewportSize({ width: 1265, height: 800 }));
    await page.getByRole("button", { name: "Add stream" }).click();
    await page.getByRole("textbox", { name: "Source URL" }).fill("rtmp://127.0.0.1:1/live/stream");
    const test = page.getByRole("button", { name: "Test this source" });
    const before = await test.boundingBox();
    await test.click();
    await page.getByRole("form").getByRole("alert").waitFor({ timeout: 20_000 });
    expect((await test.boundingBox())?.height).toBe(before?.height);
  }, 60_000);

  it("can be tested before it is saved, and the log of it is a tab", async () => {
    const page = await here.open("/standalone/steady/input");
    await page.getByRole("button", { name: "Test this source" }).click();
    await page.getByText(/^The source works\. Seen after/).waitFor({ timeout: 20_000 });
    await page.getByRole("link", { name: "Logs" }).click();
    await page.getByRole("log", { name: "Log of steady" }).waitFor();
    await page.getByRole("radio", { name: "warnings and errors" }).check();
    // Whether it had a warning is the machine's; that it was started is none.
    await expect
      .poll(() => page.getByText(/^\d+ of \d+ entr(?:y|ies)$/).textContent())
      .toMatch(/^(\d+) of (?!\1 )[1-9]/);
  }, 60_000);
});

describe("a console whose server is lost", () => {
  it.each(["", "/standalone/steady"])(
    "draws all that was live at %j grey within two seconds, and says so in the header",
    async (path) => {
      const page = await here.open(path);
      await page.getByText("online").first().waitFor({ timeout: 30_000 });
      await expect.poll(() => page.locator("[data-live]").count(), { timeout: 20_000 }).toBeGreaterThan(2);
      // A second of frames first: the line is known to be alive.
      await page.waitForTimeout(1000);
      expect(await greyShare(page)).toBe(0);
      const { pid } = here.server;
      if (pid === undefined) throw new Error("The server has ended.");
      onTestFinished(() => void process.kill(pid, "SIGCONT"));
      // It says nothing any more, and the line looks open: as behind a lost access point.
      process.kill(pid, "SIGSTOP");
      await expect.poll(() => greyShare(page), { timeout: 2000, interval: 100 }).toBe(1);
      expect(await page.getByRole("banner").getByText("no new data").count()).toBe(1);
      process.kill(pid, "SIGCONT");
      await expect.poll(() => greyShare(page), { timeout: 5000 }).toBe(0);
    },
    60_000,
  );

  it("has the word offline in the header within two seconds of the server's end, also scrolled down, and the login page says what became of the draft", async () => {
    const page = await here.open("/standalone/steady");
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.getByText("online").first().waitFor({ timeout: 30_000 });
    await page.getByRole("textbox", { name: "Title" }).fill("Kept over the cut");
    await page.getByRole("button", { name: "Review 1 change" }).waitFor();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    await killServer(here.server);
    const word = page.getByRole("banner").getByText("offline", { exact: true });
    await word.waitFor({ timeout: 2000 });
    await expect.poll(() => greyShare(page), { timeout: 1000, interval: 50 }).toBe(1);
    // Not only drawn: nothing lies over it, and it is within the window.
    const isSeen = await word.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === one;
    });
    expect(isSeen).toBe(true);

    // Another server at its address knows nothing of who was signed in.
    here.replaceServer(
      await startServer({ port: here.server.port, configText: "stream steady { input fake://fake; }" }),
    );
    await page
      .getByText(/^Your login has ended, or the server does not know it any more\./)
      .waitFor({ timeout: 30_000 });
    await page.getByText("What you have not saved is kept and will be there. Changes: 1.").waitFor();
    await loginOf(here).signIn(page);
    await expect.poll(() => page.getByRole("textbox", { name: "Title" }).inputValue()).toBe("Kept over the cut");
  }, 90_000);
});
