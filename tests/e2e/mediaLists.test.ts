import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, describe, expect, it } from "vitest";
import { keepSignedIn } from "./support/keepSignedIn.ts";
import { killServer } from "./support/killServer.ts";
import { shareConsole } from "./support/shareConsole.ts";
import { startServer } from "./support/startServer.ts";

const names = ["news", "sport", "film", "music", "kids"];
const dataDir = await mkdtemp(join(tmpdir(), "sluice-"));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const here = shareConsole({
  dataDir,
  configText: `${names.map((name, index) => `stream ${name} {\n  input udp://239.1.1.${index}:1234;\n}\n`).join("\n")}
live studio {
}
`,
});

const order = (page: Page) =>
  page
    .getByRole("grid", { name: "Streams" })
    .getByRole("row")
    .evaluateAll((rows) => rows.slice(1).flatMap((row) => row.querySelector("a")?.textContent ?? []));
const onDisk = async () =>
  [...(await readFile(join(here.server.dataDir, "sluice.conf"), "utf8")).matchAll(/^stream (\S+)/gm)].map(
    ([, name]) => name,
  );
const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
const address = (page: Page) => page.evaluate(() => location.pathname + decodeURIComponent(location.search));

async function open(path = ""): Promise<Page> {
  const page = await here.open(path);
  await page.getByRole("grid").first().waitFor();
  return page;
}

describe("the Media screen", () => {
  it("is what /admin opens, with its list of streams [C007]", async () => {
    const page = await open();
    expect(await address(page)).toBe("/admin");
    await expect.poll(() => order(page)).toEqual(names);
    expect(await page.getByRole("link", { name: "Media", exact: true }).getAttribute("aria-current")).toBe("page");
  });

  it("says 'Loading config...' until the config has arrived [C084]", async () => {
    let deliver: () => void = () => undefined;
    const page = await here.open("", (fresh) =>
      fresh.routeWebSocket(/\/flussonic\/api\/events/, (socket) => {
        const server = socket.connectToServer();
        const held: (string | Buffer)[] = [];
        let isOpen = false;
        server.onMessage((message) => (isOpen ? socket.send(message) : held.push(message)));
        deliver = () => {
          isOpen = true;
          for (const message of held) socket.send(message);
        };
      }),
    );
    await page.getByText("Loading config...", { exact: true }).waitFor();
    expect(await page.getByRole("grid").count()).toBe(0);
    deliver();
    await expect.poll(() => order(page)).toEqual(names);
    expect(await page.getByText("Loading config...", { exact: true }).count()).toBe(0);
  });

  it("keeps list, search, filters and sorting in the address: a reload and Back lead to the same", async () => {
    const page = await open();
    await page.getByRole("textbox", { name: "Search media" }).fill("s");
    await expect.poll(() => order(page)).toEqual(["news", "sport", "music", "kids"]);
    await page.getByRole("button", { name: "Name", exact: true }).click();
    await expect.poll(() => order(page)).toEqual(["kids", "music", "news", "sport"]);
    expect(await address(page)).toBe("/admin?query=s&sort=name");
    await page.reload();
    await expect.poll(() => order(page)).toEqual(["kids", "music", "news", "sport"]);
    await row(page, "music").getByRole("link", { name: "music" }).click();
    await page.getByRole("heading", { level: 1, name: "music" }).waitFor();
    expect(await address(page)).toBe("/admin/standalone/music?query=s&sort=name");
    await page.goBack();
    await expect.poll(() => order(page)).toEqual(["kids", "music", "news", "sport"]);
    await page.getByRole("link", { name: /^Locations/ }).click();
    await page.getByRole("heading", { level: 1, name: "Publishing locations" }).waitFor();
    expect(await address(page)).toBe("/admin?query=s&sort=name&list=locations");
  });

  it("keeps what is picked when the line is cut and comes back", async () => {
    const page = await here.open("", (fresh) => keepSignedIn(fresh, here.server));
    await page.getByRole("checkbox", { name: "Select news" }).check();
    await page.getByRole("checkbox", { name: "Select film" }).check();
    await killServer(here.server);
    await page.getByText("Offline mode, connection with server has been lost.").waitFor();
    here.replaceServer(await startServer({ dataDir, port: here.server.port }));
    await page.getByText("Offline mode, connection with server has been lost.").waitFor({ state: "detached" });
    // By then all of the config has come again.
    await page.getByText("5 of 5 streams").waitFor();
    await expect.poll(() => page.getByRole("checkbox", { name: "Select news" }).isChecked()).toBe(true);
    await page.getByRole("link", { name: "Edit 2 together" }).click();
    await page.getByRole("heading", { level: 1, name: "2 streams" }).waitFor();
  });

  it("works by keyboard: arrows move between the rows, Enter opens one", async () => {
    const page = await open();
    const status = page.getByRole("row").nth(1).locator('a[href*="#play="]');
    await status.focus();
    // Whole: the cell cuts off only what stands further over its edge.
    const beyond = await status.evaluate((link) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(link);
      const room = getComputedStyle(link.closest('[role="gridcell"]') ?? link).overflowClipMargin;
      return Number.parseInt(outlineOffset, 10) + Number.parseInt(outlineWidth, 10) - Number.parseInt(room, 10);
    });
    expect(beyond).toBeLessThanOrEqual(0);
    await page.getByRole("row").nth(1).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "film" }).waitFor();
    expect(await address(page)).toBe("/admin/standalone/film");
  });

  it("says on an item's open page that it was deleted elsewhere", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Add stream" }).click();
    await page.getByRole("textbox", { name: /^Stream name/ }).fill("short-lived");
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByRole("heading", { level: 1, name: "short-lived" }).waitFor();
    const other = await open();
    await row(other, "short-lived").getByRole("button", { name: "Actions for short-lived" }).click();
    await other.getByRole("menuitem", { name: /^Delete/ }).click();
    await other.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("short-lived is not in the configuration").waitFor();
    expect(await onDisk()).toEqual(names);
  });
});

describe("the order of the streams in a real browser", () => {
  it("follows a row that is dragged by its grip, here, on disk and in the other window", async () => {
    const page = await open();
    const other = await open();
    const grip = row(page, "kids").getByTitle(/^Drag to move/);
    await grip.dragTo(row(page, "sport"), { targetPosition: { x: 200, y: 5 } });
    await expect.poll(() => order(page)).toEqual(["news", "kids", "sport", "film", "music"]);
    await expect.poll(() => order(other)).toEqual(["news", "kids", "sport", "film", "music"]);
    await expect.poll(onDisk).toEqual(["news", "kids", "sport", "film", "music"]);
  });

  it("follows Alt with an arrow, and the row keeps the focus", async () => {
    const page = await open();
    await expect.poll(() => order(page)).toEqual(["news", "kids", "sport", "film", "music"]);
    await row(page, "kids").focus();
    await page.keyboard.press("Alt+ArrowDown");
    await expect.poll(() => order(page)).toEqual(["news", "sport", "kids", "film", "music"]);
    await page.keyboard.press("Alt+ArrowDown");
    await expect.poll(() => order(page)).toEqual(["news", "sport", "film", "kids", "music"]);
  });

  it("follows a touch: the row's menu moves it", async () => {
    const page = await open();
    await expect.poll(() => order(page)).toEqual(["news", "sport", "film", "kids", "music"]);
    await row(page, "kids").getByRole("button", { name: "Actions for kids" }).click();
    await page.getByRole("menuitem", { name: "Move to the bottom" }).click();
    await expect.poll(onDisk).toEqual(names);
  });
});

describe("the bar of what is picked", () => {
  it("stands in one line on a common screen", async () => {
    const page = await here.open("", (next) => next.setViewportSize({ width: 1440, height: 900 }));
    await page.getByRole("checkbox", { name: "Select news" }).check();
    const bar = page.getByRole("toolbar", { name: "Actions for selected streams" });
    await bar.waitFor();
    const tops = await bar
      .getByRole("button")
      .evaluateAll((all) =>
        all.map((one) => Math.round((one.getBoundingClientRect().top + one.getBoundingClientRect().bottom) / 2)),
      );
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4);
  });

  it("is reached from a row that Space has picked by Tab, past the controls of that row and of no other", async () => {
    const page = await open();
    await row(page, "news").focus();
    await page.keyboard.press("Space");
    const bar = page.getByRole("toolbar", { name: "Actions for selected streams" });
    await bar.waitFor();
    const passed: (string | null)[] = [];
    const isInBar = () => bar.evaluate((one) => one.contains(document.activeElement));
    while (!(await isInBar()) && passed.length < 12) {
      await page.keyboard.press("Tab");
      passed.push(await page.evaluate(() => document.activeElement?.closest("[role=row]")?.textContent ?? null));
    }
    expect(await isInBar()).toBe(true);
    expect(new Set(passed.slice(0, -1).map((one) => one?.startsWith("news")))).toEqual(new Set([true]));
  });
});
