import { join } from "node:path";
import type { Browser, BrowserContext } from "playwright";
import { launchBrowser } from "../e2e/support/launchBrowser.ts";
import { logIn } from "../e2e/support/logIn.ts";
import { startServer } from "../e2e/support/startServer.ts";
import { buildPage, handOutPage } from "./buildPage.ts";
import type { Figure } from "./Figure.ts";
import { figureOf } from "./figureOf.ts";
import { longestTask } from "./pulseBoard/longestTask.ts";

const streams = 200;
const peerPath = "/bench/";
/** Until the graphs of the last minute are full. */
const fillingMs = 65_000;
const watchedMs = 20_000;
const graph = "[role=img] svg";

/**
 * The Pulse page with all its graphs on the screen at once, drawn anew each second, beside a plain page with as many nivo
 * graphs of as many points, one after the other in one Chromium: the longest task of the main thread in 20 s, in time of
 * the processor, so that what else the machine does is not measured. Goal: none is longer than 50 ms.
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
    const ours = await measure({ browser, context }, `${server.url}/admin/pulse`, fillingMs);
    await handOutPage(context, peer.folder, peerPath);
    const theirs = await measure({ browser, context }, `${server.url}${peerPath}index.html#${ours.graphs}`, 3000);
    if (ours.graphs !== theirs.graphs) throw new Error(`${ours.graphs} graphs beside ${theirs.graphs} of the peer.`);
    return [
      figureOf("pulse.longestTask", ours.longest, theirs.longest, "ms"),
      // Not against the peer: no task may be long, however slow the obvious page is.
      figureOf("pulse.longestTask.budget", ours.longest, 50, "ms"),
    ];
  } finally {
    await browser.close();
    await server.stop();
    await peer.remove();
  }
}

interface Measured {
  readonly longest: number;
  readonly graphs: number;
}

async function measure(
  { browser, context }: { readonly browser: Browser; readonly context: BrowserContext },
  url: string,
  beforeMs: number,
): Promise<Measured> {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator(graph).first().waitFor({ timeout: 30_000 });
  await page.waitForTimeout(beforeMs);
  await browser.startTracing(page, { categories: ["toplevel"] });
  await page.waitForTimeout(watchedMs);
  const longest = longestTask(await browser.stopTracing());
  const graphs = await page.locator(graph).count();
  await page.close();
  return { longest, graphs };
}
