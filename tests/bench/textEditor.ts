import { join } from "node:path";
import type { BrowserContext, Page } from "playwright";
import { launchBrowser, unlimitedFrames } from "../e2e/support/launchBrowser.ts";
import { logIn } from "../e2e/support/logIn.ts";
import { startServer } from "../e2e/support/startServer.ts";
import { buildPage, handOutPage } from "./buildPage.ts";
import { streamsText } from "./confParse.ts";
import type { Figure } from "./Figure.ts";
import { figureOf } from "./figureOf.ts";
import { median } from "./median.ts";
import { readNotes, watchPages } from "./streamList/watchMainThread.ts";

const streams = 10_000;
const keys = 40;
const rounds = 3;
const hoverMs = 200;
const peerPath = "/bench/";
const problem = ".squiggly-error, .squiggly-warning";

interface Sample {
  /** From the press on the tab to the painted text, the editor's script included. */
  readonly open: number;
  /** From a key press at the end to the painted letter. */
  readonly keys: readonly number[];
  /** From a key press to the painted mark below a word that is wrong; the peer has none. */
  readonly marked: number | undefined;
}

/**
 * The config text of 10,000 streams (3 MB) in the editor, beside Monaco alone with a plain language and no checks, in one
 * Chromium on the same server. Goals: open within 1 s, a key at its end within 16 ms, its mark within 2 s.
 */
export async function textEditorBench(): Promise<Figure[]> {
  const peer = await buildPage(join(import.meta.dirname, "textEditor"), peerPath);
  const server = await startServer({ configText: streamsText(streams) });
  const browser = await launchBrowser(unlimitedFrames);
  try {
    const ours: Sample[] = [];
    const theirs: Sample[] = [];
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      await logIn(page, server);
      await watchPages(context);
      ours.push(await measure(context, `${server.url}/admin/config`, true));
      await handOutPage(context, peer.folder, peerPath);
      theirs.push(await measure(context, `${server.url}${peerPath}index.html`, false));
      await context.close();
    }
    const [opened, peerOpened] = [middle(ours, "open"), middle(theirs, "open")];
    const [key, peerKey] = [median(ours.flatMap((one) => one.keys)), median(theirs.flatMap((one) => one.keys))];
    const marked = median(ours.map((one) => one.marked ?? Number.NaN));
    return [
      figureOf("editor.open", opened, peerOpened, "ms"),
      figureOf("editor.open.goal", opened, 1000, "ms"),
      figureOf("editor.key", key, peerKey, "ms"),
      figureOf("editor.key.goal", key, 16, "ms"),
      figureOf("editor.problem.goal", marked, 2000, "ms"),
    ];
  } finally {
    await browser.close();
    await server.stop();
    await peer.remove();
  }
}

function middle(samples: readonly Sample[], kind: "open"): number {
  return median(samples.map((sample) => sample[kind]));
}

async function measure(context: BrowserContext, url: string, hasChecks: boolean): Promise<Sample> {
  const page = await context.newPage();
  await page.goto(url);
  await page.getByText("Config editor").waitFor({ timeout: 30_000 });
  // The config has been taken in by then.
  await page.waitForTimeout(3000);
  // A hand is on the tab for a moment before it presses; what the page fetches then is not waited for.
  await page.getByText("Config editor").hover();
  await page.waitForTimeout(hoverMs);
  const open = await page.evaluate(openEditor);
  await page.locator(".view-lines").click();
  await page.keyboard.press("Control+End");
  // The text is read in a thread of its own.
  await page.waitForTimeout(4000);
  await page.keyboard.type('\nstream last {\n  title "');
  await forgetKeys(page);
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press("x");
    await page.waitForTimeout(150);
  }
  const noted = await readNotes(page);
  const marked = hasChecks ? await timeToMark(page) : undefined;
  await page.close();
  return { open, keys: noted.keys, marked };
}

function forgetKeys(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { notes } = globalThis as unknown as { notes: { keys: number[] } };
    notes.keys = [];
  });
}

/** Runs in the page: presses the tab, and waits until the first words are painted. */
function openEditor(): Promise<number> {
  const tab = [...document.querySelectorAll<HTMLElement>("a, button")].find(
    (element) => element.textContent === "Config editor",
  );
  if (!tab) throw new Error("There is no way to the editor.");
  const start = performance.now();
  tab.click();
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector(".view-lines .view-line span span") === null) {
        requestAnimationFrame(look);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - start);
      port2.postMessage(undefined);
    };
    look();
  });
}

async function timeToMark(page: Page): Promise<number> {
  await page.keyboard.type('";');
  // What was typed last has been read by then; the editor may have put the brace there by itself.
  await page.waitForTimeout(3000);
  if ((await page.locator(problem).count()) > 0) {
    await page.keyboard.type("\n}");
    await page.waitForTimeout(3000);
  }
  if ((await page.locator(problem).count()) > 0) throw new Error("The text must be right before it is made wrong.");
  const start = Date.now();
  await page.keyboard.press("}");
  await page.waitForFunction((selector) => document.querySelector(selector) !== null, problem, {
    timeout: 20_000,
    polling: "raf",
  });
  return Date.now() - start;
}
