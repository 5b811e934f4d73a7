import { join } from "node:path";
import type { Browser } from "playwright";
import { launchBrowser, unlimitedFrames } from "../e2e/support/launchBrowser.ts";
import { servePage } from "../support/servePage.ts";

interface FormFigure {
  readonly bench: string;
  readonly ours: number;
  readonly peer: number;
  /** Ours divided by the peer's: below 1 is faster. */
  readonly ratio: number;
  readonly unit: "ms";
}

interface Sample {
  readonly kind: string;
  readonly ms: number;
}

const rounds = 5;
const keys = 30;

/**
 * Our form beside plain RJSF on the same schema, 20 tracks of 20 settings, in turns in one Chromium: the time from
 * mounting to paint, from key press to paint, and from an edit (typing that rested) to paint. For RJSF an edit is the key
 * press itself.
 */
export async function formBench(): Promise<FormFigure[]> {
  const served = await servePage(join(import.meta.dirname, "form"));
  const browser = await launchBrowser(unlimitedFrames);
  try {
    const ours: Sample[] = [];
    const peer: Sample[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(...(await runOnce(browser, served.url)));
      peer.push(...(await runOnce(browser, `${served.url}?peer`)));
    }
    return [
      figure("form.mount.median", at(ours, "mount", 0.5), at(peer, "mount", 0.5)),
      figure("form.key.median", at(ours, "key", 0.5), at(peer, "key", 0.5)),
      figure("form.key.p95", at(ours, "key", 0.95), at(peer, "key", 0.95)),
      figure("form.edit.median", at(ours, "edit", 0.5), at(peer, "key", 0.5)),
      figure("form.edit.p95", at(ours, "edit", 0.95), at(peer, "key", 0.95)),
    ];
  } finally {
    await browser.close();
    await served.close();
  }
}

async function runOnce(browser: Browser, url: string): Promise<readonly Sample[]> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.locator("body[data-ready]").waitFor();
  await page.getByLabel("Field 0").first().click();
  // Each letter rests long enough to become an edit of its own, so that none is spared the work.
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press("x");
    await page.waitForTimeout(140);
  }
  const samples = await page.evaluate(() => (globalThis as unknown as { samples: Sample[] }).samples);
  await page.close();
  return samples;
}

function at(samples: readonly Sample[], kind: string, share: number): number {
  const sorted = samples
    .filter((sample) => sample.kind === kind)
    .map(({ ms }) => ms)
    .toSorted((one, other) => one - other);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined)
    throw new Error(`The form bench took no "${kind}" sample: does its page still open? Run tests/bench/form in Vite.`);
  return value;
}

function figure(bench: string, ours: number, peer: number): FormFigure {
  const round = (value: number) => Math.round(value * 100) / 100;
  return { bench, ours: round(ours), peer: round(peer), ratio: round(ours / peer), unit: "ms" };
}
