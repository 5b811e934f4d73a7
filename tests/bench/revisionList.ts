import type { Page } from "playwright";
import { launchBrowser } from "../e2e/support/launchBrowser.ts";
import { logIn } from "../e2e/support/logIn.ts";
import type { RunningServer } from "../e2e/support/RunningServer.ts";
import { startServer } from "../e2e/support/startServer.ts";
import type { Figure } from "./Figure.ts";
import { figureOf } from "./figureOf.ts";
import { median } from "./median.ts";

const revisions = 1000;
const runs = 9;
/** From the press on the tab to the first rows, as agreed. */
const goalMs = 100;

/**
 * The history of 1,000 revisions: from the press on its tab to its first rows on the screen, with the server's answer, beside
 * the agreed goal. The code of the page has been loaded by then.
 */
export async function revisionListBench(): Promise<Figure[]> {
  const server = await startServer({ configText: "stream news {\n}\n" });
  const browser = await launchBrowser();
  try {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    // The runner names functions with a helper of its own, which the page does not have.
    await page.addInitScript("globalThis.__name = (named) => named");
    await logIn(page, server);
    await saveOften(page, server);
    await page.goto(`${server.url}/admin/history`);
    await page.getByText(`${revisions.toLocaleString("en")} revisions`, { exact: true }).waitFor();
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      await page.getByRole("link", { name: "Config", exact: true }).click();
      await page.getByRole("heading", { name: "Config", level: 1 }).waitFor();
      times.push(await page.evaluate(timeToRows));
    }
    return [figureOf("revisions.firstRows.goal", median(times), goalMs, "ms")];
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function saveOften(page: Page, server: RunningServer): Promise<void> {
  for (let rev = 1; rev < revisions; rev += 1) {
    const answer = await page.request.post(`${server.url}/flussonic/api/modify_config`, {
      data: { streams: { news: { title: `News ${rev}`, clients_timeout: rev + 10 } } },
      headers: { origin: server.url, "if-match": `"${rev}"`, "x-comment": `change ${rev}` },
    });
    if (!answer.ok()) throw new Error(`Revision ${rev + 1} was not saved: ${await answer.text()}`);
  }
}

/** Presses the tab and waits until rows are painted; runs in the page. */
function timeToRows(): Promise<number> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const look = () => {
      if (performance.now() - begun > 10_000) reject(new Error("No rows came within 10 s."));
      const isThere = document.querySelectorAll('[role="grid"] [data-index]').length > 5;
      requestAnimationFrame(isThere ? () => resolve(performance.now() - begun) : look);
    };
    document.querySelector<HTMLElement>('a[href="/admin/history"]')?.click();
    requestAnimationFrame(look);
  });
}
