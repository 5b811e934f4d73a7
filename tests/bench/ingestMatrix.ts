import { join } from "node:path";
import type { BrowserContext } from "playwright";
import { launchBrowser } from "../e2e/support/launchBrowser.ts";
import { logIn } from "../e2e/support/logIn.ts";
import { startServer } from "../e2e/support/startServer.ts";
import { buildPage, handOutPage } from "./buildPage.ts";
import type { Figure } from "./Figure.ts";
import { figureOf } from "./figureOf.ts";
import { readNotes, watchPages } from "./streamList/watchMainThread.ts";

const servers = Array.from({ length: 30 }, (_, index) => `edge${index + 1}.example.com`);
const streams = 5000;
const peerPath = "/bench/";
/** Turns of the wheel, through what is read anew each 3 s meanwhile. */
const turns = 120;

/**
 * The ingest of 30 servers with 5,000 streams, scrolled down and sideways while it is read anew each 3 s, beside a table
 * of all of it: the longest task of the main thread. Where none is long there is 50 in its place, as no browser tells of
 * a shorter one.
 */
export async function ingestMatrixBench(): Promise<Figure[]> {
  const peer = await buildPage(join(import.meta.dirname, "ingestMatrix"), peerPath);
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const first = await context.newPage();
    await logIn(first, server);
    await first.close();
    await tellIngest(context);
    await watchPages(context);
    const ours = await measure(context, `${server.url}/admin/cluster/ingest`);
    await handOutPage(context, peer.folder, peerPath);
    const theirs = await measure(context, `${server.url}${peerPath}index.html`);
    return [figureOf("ingest.longestTask", ours, theirs, "ms"), figureOf("ingest.longestTask.budget", ours, 50, "ms")];
  } finally {
    await browser.close();
    await server.stop();
    await peer.remove();
  }
}

/** Another answer each time: a tenth of the streams has moved. */
async function tellIngest(context: BrowserContext): Promise<void> {
  let round = 0;
  await context.route(
    ({ pathname, search }) => pathname.endsWith("/cluster_servers") && search === "?ingest=true",
    async (route) => {
      round += 1;
      const moved = round;
      await route.fulfill({
        json: {
          streams: Array.from({ length: streams }, (_, index) => ({
            name: `channel-${String(index).padStart(5, "0")}`,
            running_at: servers.filter((_server, at) => (index + at + (index % 10 === 0 ? moved : 0)) % 3 === 0),
            idle_at: servers.filter((_server, at) => (index + at) % 7 === 1),
          })),
          servers: Object.fromEntries(servers.map((name) => [name, { name, fetch_delay: 100 }])),
        },
      });
    },
  );
}

async function measure(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(url);
  const table = page.getByRole("table");
  await table.getByRole("row").nth(10).waitFor({ timeout: 120_000 });
  await page.waitForTimeout(2000);
  await table.hover({ timeout: 60_000 });
  await page.evaluate(() => {
    const { notes } = globalThis as unknown as { notes: { longTasks: number[] } };
    notes.longTasks.length = 0;
  });
  for (let turn = 0; turn < turns; turn++) {
    await page.mouse.wheel(turn % 3 === 0 ? 60 : 0, turn < turns / 2 ? 700 : -500);
    await page.waitForTimeout(80);
  }
  const { longTasks } = await readNotes(page);
  await page.close();
  return Math.max(50, ...longTasks);
}
