import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright";
import { launchBrowser } from "../e2e/support/launchBrowser.ts";
import { logIn } from "../e2e/support/logIn.ts";
import type { RunningServer } from "../e2e/support/RunningServer.ts";
import { startServer } from "../e2e/support/startServer.ts";
import { buildPage, handOutPage } from "./buildPage.ts";
import type { Figure } from "./Figure.ts";
import { figureOf } from "./figureOf.ts";
import { median } from "./median.ts";
import { type PageNotes, readNotes, watchPages } from "./streamList/watchMainThread.ts";

const streams = 10_000;
/** Each letter narrows the list or widens it again, about twice a second. */
const typed = ["1", "2", "Backspace", "3", "Backspace", "Backspace"];
const keys = 24;
/** Up, down and back to the order of the config, twice. */
const clicks = 6;
const peerPath = "/bench/";

/**
 * The Media page over 10,000 streams that all change each second, beside a table of them all over one deep MobX
 * observable, one after the other on the same server in the same Chromium: how long until the first rows are painted;
 * the longest task of the main thread and the longest it was not free; how long after a key press in the search field
 * the letter is painted, and the rows; how long after a press on a column its rows are; what the page holds in memory.
 * A list without any long task has 50 in its place, as no browser reports a shorter one. Our rows wait for 100 ms
 * without a key, as specified; that wait is in the figure.
 */
export async function streamListBench(): Promise<Figure[]> {
  const peer = await buildPage(join(import.meta.dirname, "streamList"), peerPath);
  const server = await startServer({ args: ["--streams", String(streams)] });
  const browser = await launchBrowser();
  try {
    const context = await logInOnce(browser, server);
    const ours = await measure(context, `${server.url}/admin`);
    await handOutPage(context, peer.folder, peerPath);
    const theirs = await measure(context, `${server.url}${peerPath}index.html`);
    return [
      figureOf("streamList.longestTask", longest(ours), longest(theirs), "ms"),
      // Not against the peer: no task may be long, however slow the obvious list is.
      figureOf("streamList.longestTask.budget", longest(ours), 50, "ms"),
      figureOf("streamList.longestTurn", ours.longestTurn, theirs.longestTurn, "ms"),
      figureOf("streamList.firstRows", firstRowsOf(ours), firstRowsOf(theirs), "ms"),
      figureOf("streamList.key.median", median(ours.keys), median(theirs.keys), "ms"),
      figureOf("streamList.key.worst", Math.max(...ours.keys), Math.max(...theirs.keys), "ms"),
      figureOf("streamList.filter.median", median(ours.filters), median(theirs.filters), "ms"),
      figureOf("streamList.sort.median", median(ours.sorts), median(theirs.sorts), "ms"),
      figureOf("streamList.memory", ours.memoryMb, theirs.memoryMb, "MB"),
    ];
  } finally {
    await browser.close();
    await server.stop();
    await peer.remove();
  }
}

async function logInOnce(browser: Browser, server: RunningServer): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await logIn(page, server);
  await page.close();
  await watchPages(context);
  return context;
}

interface Measured extends PageNotes {
  /** From a key press to the rows it leads to. */
  readonly filters: readonly number[];
  /** From a press on a column to its rows. */
  readonly sorts: readonly number[];
  readonly memoryMb: number;
}

async function measure(context: BrowserContext, url: string): Promise<Measured> {
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole("row").nth(10).waitFor({ timeout: 60_000 });
  const search = page.getByRole("search").getByRole("textbox");
  await search.click();
  // The first tree has been taken in by then, and changes come as they always do.
  await page.waitForTimeout(4000);
  const { firstRows } = await readNotes(page);
  const memoryMb = await readMemoryMb(page);
  await forget(page);
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press(typed[key % typed.length] ?? "1");
    await page.waitForTimeout(500);
  }
  const filtering = await readNotes(page);
  await forget(page);
  for (let click = 0; click < clicks; click++) {
    await page.getByRole("button", { name: "Name", exact: true }).click({ timeout: 60_000 });
    await page.waitForTimeout(1500);
  }
  const sorting = await readNotes(page);
  await page.close();
  return {
    firstRows,
    longTasks: [...filtering.longTasks, ...sorting.longTasks],
    longestTurn: Math.max(filtering.longestTurn, sorting.longestTurn),
    keys: filtering.keys,
    lists: [],
    filters: filtering.lists,
    sorts: sorting.lists,
    memoryMb,
  };
}

/** What is still in use after the collector has run. */
async function readMemoryMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize / 1024 / 1024;
}

function forget(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { notes } = globalThis as unknown as { notes: PageNotes };
    Object.assign(notes, { longTasks: [], longestTurn: 0, keys: [], lists: [] });
  });
}

function firstRowsOf({ firstRows }: PageNotes): number {
  if (firstRows === undefined) throw new Error("The list never drew a row: the bench measures nothing.");
  return firstRows;
}

function longest({ longTasks }: PageNotes): number {
  return Math.max(50, ...longTasks);
}
