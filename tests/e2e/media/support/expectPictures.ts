import type { Frame, Page } from "playwright";
import { expect, vi } from "vitest";

/** Passes once the player of a page shows pictures and goes on doing so. */
export async function expectPictures(page: Page | Frame): Promise<void> {
  let [shown, last] = [0, Number.NaN];
  const look = async (): Promise<void> => {
    const now = await page.evaluate(() => document.querySelector("video")?.getVideoPlaybackQuality().totalVideoFrames);
    // A player that begins anew counts from zero.
    shown += Math.max(0, (now ?? 0) - (Number.isNaN(last) ? (now ?? 0) : last));
    last = now ?? 0;
    expect(shown, "pictures shown").toBeGreaterThan(35);
  };
  await vi.waitFor(look, { timeout: 30_000, interval: 200 });
}
