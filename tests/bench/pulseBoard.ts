import { join } from "node:path";
import type { BrowserContext, Page } from "playwright";
import { launchBrowser } from "../e2e/support/launchBrowser.ts";
import { logIn } from "../e2e/support/logIn.ts";
import { startServer } from "../e2e/support/startServer.ts";
import { buildPage, handOutPage } from "./buildPage.ts";
import type { Figure } from "./Figure.ts";
import { figureOf } from "./figureOf.ts";
import { type PageNotes, readNotes, watchPages } from "./streamList/watchMainThread.ts";

const streams = 200;
const peerPath = "/bench/";
/** Until the graphs of the last minute are full. */
const fillingMs = 65_000;
const watchedMs = 20_000;
const graph = "[role=img] svg";

/**
 * The Pulse page with all its graphs on the screen at once, drawn anew each second, beside a plain page with as many nivo
 * graphs of as many points, one after the other in one Chromium. For 20 s: the longest task of the main thread, 50 where
 * there was no long one, as no browser reports a shorter one, and the longest time it was not free. Goal: no long task.
 */
export async function pulseBoardBench(): Promise<Figure[]> {
  const peer = await buildPage(join(import.meta.dirname, "pulseBoard"), peerPath);
  const server = await startServer({ args: ["--streams", String(streams)] });
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 3600 } });
    const page = await context.newPage();
    await logIn(page, server);
    await page.close();
    await watchPages(context);
    const ours = await measure(context, `${server.url}/admin/pulse`, fillingMs);
    await handOutPage(context, peer.folder, peerPath);
    const theirs = await measure(context, `${server.url}${peerPath}index.html#${ours.graphs}`, 3000);
    if (ours.graphs !== theirs.graphs) throw new Error(`${ours.graphs} graphs beside ${theirs.graphs} of the peer.`);
    return [
      figureOf("pulse.longestTask", ours.longestTask, theirs.longestTask, "ms"),
      // Not against the peer: no task may be long, however slow the obvious page is.
      figureOf("pulse.longestTask.budget", ours.longestTask, 50, "ms"),
      figureOf("pulse.longestTurn", ours.longestTurn, theirs.longestTurn, "ms"),
    ];
  } finally {
    await browser.close();
    await server.stop();
    await peer.remove();
  }
}

interface Measured {
  readonly longestTask: number;
  readonly longestTurn: number;
  readonly graphs: number;
}

async function measure(context: BrowserContext, url: string, beforeMs: number): Promise<Measured> {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator(graph).first().waitFor({ timeout: 30_000 });
  await page.waitForTimeout(beforeMs);
  await forget(page);
  await page.waitForTimeout(watchedMs);
  const { longTasks, longestTurn } = await readNotes(page);
  const graphs = await page.locator(graph).count();
  await page.close();
  return { longestTask: Math.max(50, ...longTasks), longestTurn, graphs };
}

function forget(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { notes } = globalThis as unknown as { notes: PageNotes };
    Object.assign(notes, { longTasks: [], longestTurn: 0 });
  });
}
