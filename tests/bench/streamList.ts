import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright";
import { launchBrowser } from "../e2e/support/launchBrowser.ts";
import { logIn } from "../e2e/support/logIn.ts";
import type { RunningServer } from "../e2e/support/RunningServer.ts";
import { startServer } from "../e2e/support/startServer.ts";
import { buildPage } from "./buildPage.ts";
import type { Figure } from "./Figure.ts";
import { figureOf } from "./figureOf.ts";
import { median } from "./median.ts";
import { type PageNotes, watchMainThread } from "./streamList/watchMainThread.ts";

const streams = 10_000;
/** Each letter narrows the list or widens it again, about twice a second. */
const typed = ["1", "2", "Backspace", "3", "Backspace", "Backspace"];
const keys = 24;
const peerPath = "/bench/";

/**
 * The Media page over 10,000 streams that all change each second, beside the same list over one deep MobX observable,
 * one after the other on the same server in the same Chromium: the longest task of the main thread, the longest it was
 * not free, and how long a key press in the search field takes until it is painted. A list without any long task has 50
 * in its place, as no browser reports a shorter one.
 */
export async function streamListBench(): Promise<Figure[]> {
  const peer = await buildPage(join(import.meta.dirname, "streamList"), peerPath);
  const server = await startServer({ args: ["--streams", String(streams)] });
  const browser = await launchBrowser();
  try {
    const context = await logInOnce(browser, server);
    const ours = await measure(context, `${server.url}/admin`);
    await servePeer(context, peer.folder);
    const theirs = await measure(context, `${server.url}${peerPath}index.html`);
    return [
      figureOf("streamList.longestTask", longest(ours), longest(theirs), "ms"),
      // Not against the peer: no task may be long, however slow the obvious list is.
      figureOf("streamList.longestTask.budget", longest(ours), 50, "ms"),
      figureOf("streamList.longestTurn", ours.longestTurn, theirs.longestTurn, "ms"),
      figureOf("streamList.key.median", median(ours.keys), median(theirs.keys), "ms"),
      figureOf("streamList.key.worst", Math.max(...ours.keys), Math.max(...theirs.keys), "ms"),
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
  await context.addInitScript(watchMainThread);
  return context;
}

/** On the server's own origin, where the login's cookie holds. */
async function servePeer(context: BrowserContext, folder: string): Promise<void> {
  // For Chromium a page that the test hands out does not come from this machine.
  await context.grantPermissions(["local-network-access"]);
  await context.route(
    ({ pathname }) => pathname.startsWith(peerPath),
    (route) => route.fulfill({ path: join(folder, new URL(route.request().url()).pathname.slice(peerPath.length)) }),
  );
}

async function measure(context: BrowserContext, url: string): Promise<PageNotes> {
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole("row").nth(10).waitFor({ timeout: 60_000 });
  const search = page.getByRole("search").getByRole("textbox");
  await search.click();
  // The first tree has been taken in by then, and changes come as they always do.
  await page.waitForTimeout(4000);
  await forget(page);
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press(typed[key % typed.length] ?? "1");
    await page.waitForTimeout(500);
  }
  const notes = await page.evaluate(() => (globalThis as unknown as { notes: PageNotes }).notes);
  await page.close();
  return notes;
}

function forget(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.assign((globalThis as unknown as { notes: PageNotes }).notes, { longTasks: [], longestTurn: 0, keys: [] });
  });
}

function longest({ longTasks }: PageNotes): number {
  return Math.max(50, ...longTasks);
}
