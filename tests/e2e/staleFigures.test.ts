import type { Locator, Page } from "playwright";
import { describe, expect, it, onTestFinished } from "vitest";
import { exampleConfig } from "./support/exampleConfig.ts";
import { shareConsole } from "./support/shareConsole.ts";

const here = shareConsole({
  args: ["--chassis", "--hostname", "own.localhost"],
  configText: `${exampleConfig}\nstream gate { input rtsp://10.0.0.5/ch1; dvr @main 7d; }\n`,
});

/** A page that shows something live. */
interface LivePage {
  readonly path: string;
  /** Where its figures stand. */
  readonly places: (page: Page) => readonly Locator[];
  /** Words with digits that are no figures: settings. */
  readonly settings?: RegExp;
  /** Shows what is folded. */
  readonly act?: (page: Page) => Promise<void>;
}

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const list = (name: string) => (page: Page) => [
  page.getByRole("grid", { name }).getByRole("rowgroup").last(),
  page.getByRole("group", { name: "Filters" }),
];
const streamPage = (page: Page) => [
  page.getByLabel("Current state"),
  ...["On air", "Traffic", "Media info"].map((name) => region(page, name)),
];

/** Every page with something live, but for those that are the same over another stream. */
const livePages: readonly LivePage[] = [
  // How many are shown depends on what they do, under a filter.
  { path: "/", places: (page) => [...list("Streams")(page), page.getByRole("status").filter({ hasText: / of \d/ })] },
  { path: "/?list=locations", places: list("Locations") },
  { path: "/?list=mirrors", places: list("Mirrors") },
  { path: "/?list=vods", places: list("Files (VOD)"), settings: /^\d+ paths?$/ },
  { path: "/standalone/news", places: streamPage },
  // Of these always some watch.
  { path: "/published/studio%2Fstudio/clients", places: (page) => [region(page, "Clients")] },
  { path: "/standalone/news/dvr", places: (page) => [region(page, "Recordings")] },
  { path: "/location/studio", places: (page) => [region(page, "Published streams")] },
  { path: "/published/studio%2Fstudio", places: streamPage },
  { path: "/file/films%2Fintro.mp4", places: (page) => [region(page, "Overview")], settings: /intro\.mp4/ },
  { path: "/cluster", places: (page) => [page.getByRole("table", { name: "Servers of the cluster" })] },
  { path: "/cluster/ingest", places: (page) => [page.getByRole("table", { name: /^Streams and the servers/ })] },
  { path: "/cluster/peer/own.localhost", places: (page) => [page.getByRole("grid", { name: /^Streams of/ })] },
  { path: "/cluster/sources", places: (page) => [page.getByRole("table", { name: "Sources" })] },
  { path: "/chassis", places: (page) => [page.getByRole("list", { name: "Coders" })] },
  { path: "/dvrs", places: (page) => [page.getByRole("group", { name: "Room" }).first()] },
  {
    path: "/pulse",
    places: (page) => [region(page, "Disk I/O"), region(page, "CPU usage"), region(page, "Disk space")],
  },
  { path: "/watcher", places: (page) => [page.getByRole("grid", { name: "Cameras" })], settings: /^rtsp:/ },
];

/** The figures of a place: words with digits that are neither a name nor typed; each with whether it is drawn grey. */
async function figuresIn(place: Locator, settings: RegExp | undefined) {
  const leaves = await place.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    const isGrey = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).filter === "grayscale(1)" || isGrey(one.parentElement));
    return texts.flatMap(({ textContent, parentElement }) => {
      const words = textContent?.trim() ?? "";
      const isName =
        parentElement?.closest("a:not([aria-label]), label, input, select, th, figcaption, [role=columnheader]") ??
        null;
      return /\d/.test(words) && isName === null ? [{ words, isGrey: isGrey(parentElement) }] : [];
    });
  });
  return leaves.filter(({ words }) => settings?.test(words) !== true);
}

/** Notes what changes on the page by itself, outside of all that is marked as live. */
async function noteChanges(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    Reflect.set(globalThis, "changedUnmarked", seen);
    const main = document.querySelector("main");
    const isOrHasLive = (one: Element) => one.matches("[data-live]") || one.querySelector("[data-live]") !== null;
    const isUnseen = (one: Element) => (one.closest("[role=status]")?.getBoundingClientRect().width ?? 2) <= 1;
    const observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        // What was taken away is not seen: it made room for what comes.
        if (type === "childList" && addedNodes.length === 0) continue;
        const element = target instanceof Element ? target : target.parentElement;
        // A live piece that comes only now is no change of one.
        if ([...addedNodes].some((one) => one instanceof Element && isOrHasLive(one))) continue;
        // What is said to screen readers alone is not seen.
        if (!element?.isConnected || element.closest("[data-live], iframe") || isUnseen(element)) continue;
        seen.add(`${element.tagName} ${element.textContent.slice(0, 80)}`);
      }
    });
    const what = { subtree: true, characterData: true, childList: true, attributes: true };
    if (main) observer.observe(main, { ...what, attributeFilter: ["d", "aria-valuenow", "src"] });
  });
}

const changedUnmarked = (page: Page) =>
  page.evaluate(() => {
    const seen: Set<string> = Reflect.get(globalThis, "changedUnmarked");
    return [...seen];
  });

async function openAll(): Promise<readonly Page[]> {
  const [first, ...others] = livePages;
  const pages = [await here.open(first?.path)];
  // One after the other: so many that load at once would wait for each other.
  for (const { path } of others) {
    const page = await pages[0]?.context().newPage();
    await page?.goto(`${here.server.url}/admin${path}`, { timeout: 30_000 });
    if (page) pages.push(page);
  }
  await Promise.all(
    pages.map(async (page, index) => {
      for (const place of livePages[index]?.places(page) ?? []) {
        await place.waitFor({ timeout: 30_000 });
        await expect
          .poll(async () => (await figuresIn(place, undefined)).length, {
            timeout: 60_000,
            message: livePages[index]?.path ?? "",
          })
          .toBeGreaterThan(0);
      }
    }),
  );
  return pages;
}

describe("what comes live", () => {
  it("is marked wherever it stands, and no figure of it is left as it was once the server is lost", async () => {
    const pages = await openAll();
    await Promise.all(pages.map(noteChanges));
    await new Promise((resolve) => setTimeout(resolve, 5000));
    const changed = await Promise.all(pages.map(changedUnmarked));
    const unmarked = livePages.flatMap(({ path }, index) => changed[index]?.map((words) => `${path}: ${words}`) ?? []);
    expect.soft(unmarked, "changed by itself without a mark").toEqual([]);
    const { pid } = here.server;
    if (pid === undefined) throw new Error("The server has ended.");
    onTestFinished(() => void process.kill(pid, "SIGCONT"));
    process.kill(pid, "SIGSTOP");
    // Two seconds are held by the tests of the line; so many pages at once take the machine a moment more.
    await Promise.all(
      pages.map((page) => page.getByRole("banner").getByText("no new data").waitFor({ timeout: 5000 })),
    );
    const figures = await Promise.all(
      livePages.map(async ({ path, places, settings }, index) => {
        const page = pages[index];
        if (page === undefined) return [];
        const found = (await Promise.all(places(page).map((place) => figuresIn(place, settings)))).flat();
        return found.length === 0
          ? [`${path}: no figure`]
          : found.filter(({ isGrey }) => !isGrey).map(({ words }) => `${path}: ${words}`);
      }),
    );
    expect(figures.flat(), "not grey").toEqual([]);
  }, 180_000);
});
