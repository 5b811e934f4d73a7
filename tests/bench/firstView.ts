import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Browser, BrowserContextOptions } from "playwright";
import { launchBrowser } from "../e2e/support/launchBrowser.ts";
import { logIn } from "../e2e/support/logIn.ts";
import { startServer } from "../e2e/support/startServer.ts";
import { buildPage, handOutPage } from "./buildPage.ts";
import type { Figure } from "./Figure.ts";
import { figureOf } from "./figureOf.ts";
import { countBytes, type CountingDoor } from "./firstView/countBytes.ts";
import { median } from "./median.ts";
import { hasFirstRows, readNotes, watchPages } from "./streamList/watchMainThread.ts";

type StorageState = Exclude<BrowserContextOptions["storageState"], string | undefined>;

const visits = 5;
const peerPath = "/bench/";
/** From the first byte on the thread is watched for this long behind the first rows. */
const watchedMs = 1500;

/**
 * From an empty browser to the first row of streams, logged in, beside a plain page of the same stack on the same
 * server: milliseconds to the first painted row, milliseconds of them that the main thread was blocked (what tasks
 * take beyond 50 ms), requests, bytes on the wire, and the longest task; at this machine's speed and slowed four
 * times, with 50 and with 10,000 streams. Medians of five visits with an empty cache. Figures that end in `goal` stand
 * beside what was agreed instead of the peer.
 */
export async function firstViewBench(): Promise<Figure[]> {
  const peer = await buildPage(join(import.meta.dirname, "firstView"), peerPath);
  const browser = await launchBrowser();
  try {
    const few = await measureWith(browser, peer.folder, 50);
    const many = await measureWith(browser, peer.folder, 10_000);
    return [...few, ...many.filter(({ bench }) => !/\.(requests|bytes)/.test(bench))];
  } finally {
    await browser.close();
    await peer.remove();
  }
}

async function measureWith(browser: Browser, folder: string, streams: number): Promise<Figure[]> {
  const server = await startServer({ args: ["--streams", String(streams)] });
  const door = await countBytes(server.port);
  try {
    const url = `http://127.0.0.1:${door.port}`;
    // A login each: who signs in again with a kept password ends the session the browser had.
    const [own, peers] = [
      await logInOnce(browser, { ...server, url, port: door.port }),
      await logInOnce(browser, { ...server, url, port: door.port }),
    ];
    const figures: Figure[] = [];
    for (const slowed of [1, 4]) {
      const visit = { browser, door, folder, slowed };
      const ours = await medianVisit({ ...visit, state: own, url: `${url}/admin` });
      const theirs = await medianVisit({ ...visit, state: peers, url: `${url}${peerPath}index.html` });
      const name = (what: string) => `firstView.${streams}.${slowed}x.${what}`;
      figures.push(figureOf(name("ready"), ours.readyMs, theirs.readyMs, "ms"));
      // A page that is never blocked would make any ratio endless.
      figures.push(figureOf(name("blocked"), ours.blockedMs, Math.max(1, theirs.blockedMs), "ms"));
      figures.push(figureOf(name("longestTask.goal"), Math.max(50, ours.longestTaskMs), 50, "ms"));
      if (streams === 50) {
        figures.push(figureOf(name("ready.goal"), ours.readyMs, slowed === 1 ? 400 : 800, "ms"));
        figures.push(figureOf(name("blocked.goal"), ours.blockedMs, slowed === 1 ? 20 : 150, "ms"));
      }
      if (slowed > 1) continue;
      figures.push(figureOf(name("requests.goal"), ours.requests, 8, "requests"));
      figures.push(figureOf(name("requests"), ours.requests, theirs.requests, "requests"));
      figures.push(figureOf(name("bytes.goal"), ours.kb, 260, "KB"));
      figures.push(figureOf(name("bytes"), ours.kb, theirs.kb, "KB"));
    }
    return figures;
  } finally {
    await door.close();
    await server.stop();
  }
}

async function logInOnce(browser: Browser, server: Parameters<typeof logIn>[1]): Promise<StorageState> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await logIn(page, server);
  const state = await context.storageState();
  await context.close();
  return state;
}

interface VisitPlan {
  readonly browser: Browser;
  readonly state: StorageState;
  readonly door: CountingDoor;
  /** The built peer, which the bench hands out itself. */
  readonly folder: string;
  readonly url: string;
  readonly slowed: number;
}

interface Visit {
  readonly readyMs: number;
  readonly blockedMs: number;
  readonly longestTaskMs: number;
  readonly requests: number;
  readonly kb: number;
}

async function medianVisit(plan: VisitPlan): Promise<Visit> {
  const all: Visit[] = [];
  for (let visit = 0; visit < visits; visit++) all.push(await visitOnce(plan));
  const of = (key: keyof Visit) => median(all.map((visit) => visit[key]));
  return {
    readyMs: of("readyMs"),
    blockedMs: of("blockedMs"),
    longestTaskMs: of("longestTaskMs"),
    requests: of("requests"),
    kb: of("kb"),
  };
}

async function visitOnce({ browser, state, door, folder, url, slowed }: VisitPlan): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, storageState: state });
  try {
    await watchPages(context);
    let handedOut = 0;
    await handOutPage(
      context,
      folder,
      peerPath,
      (path) => (handedOut += brotliCompressSync(readFileSync(path)).length),
    );
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowed });
    let requests = 0;
    const count = () => requests++;
    devtools.on("Network.requestWillBeSent", count);
    devtools.on("Network.webSocketCreated", count);
    door.takeBytes();
    await page.goto(url);
    // By the page's own notes: a look for rows by their role would be work of the page, and counted as such.
    await page.waitForFunction(hasFirstRows, undefined, { timeout: 60_000 });
    const atFirstRow = requests;
    const kb = (door.takeBytes() + handedOut) / 1000;
    await page.waitForTimeout(watchedMs);
    const { firstRows = Number.NaN, longTasks } = await readNotes(page);
    return {
      readyMs: firstRows,
      blockedMs: longTasks.reduce((sum, task) => sum + task - 50, 0),
      longestTaskMs: Math.max(0, ...longTasks),
      requests: atFirstRow,
      kb,
    };
  } finally {
    await context.close();
  }
}
