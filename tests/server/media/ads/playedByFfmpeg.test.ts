import { afterEach, describe, expect, it, vi } from "vitest";
import type { MediaSegment } from "../../../../server/media/bus/StreamBus.ts";
import { clipOf } from "./support/clipOf.ts";
import { coloursIn } from "./support/coloursIn.ts";
import { type StartedAds, startAds } from "./support/startAds.ts";

let ads: StartedAds | undefined;
afterEach(async () => {
  await ads?.stop();
  ads = undefined;
});

/** A stream with a red file in a slot that is about to begin. */
async function startSlot(duration: number, clip: Parameters<typeof clipOf>[0] = { colour: "red", seconds: 30 }) {
  ads = await startAds();
  ads.put("red.mp4", await clipOf(clip));
  const { side, slotIn, change } = ads;
  await vi.waitFor(() => expect(side.live.find("news")?.renditions[0]?.segments.length).toBeGreaterThan(1), 20_000);
  const evening = { name: "evening", slots: [slotIn(8, duration)], files: [{ name: "ads/red.mp4" }] };
  change({ ad_schedules: { evening } }, { ad_schedule: "evening" });
  return ads;
}

describe("advertising as players see it", { timeout: 120_000 }, () => {
  it("takes the stream's place in HLS for the time of its slot", async () => {
    const { url, shows, views } = await startSlot(8);
    const { colours, errors, frames } = await coloursIn(`${url}/news/index.m3u8`, 28);
    expect(colours).toEqual(["blue", "red", "blue"]);
    expect(errors).toEqual([]);
    expect(frames).toBeGreaterThan(27 * 25);
    expect([...shows]).toEqual([["news ads/red.mp4", 1]]);
    expect([...views]).toEqual([["news ads/red.mp4", 1]]);
  });

  it("begins with the stream's first key frame in its second, and goes as long as its slot", async () => {
    ads = await startAds();
    const { side, slotIn, change, put } = ads;
    put("red.mp4", await clipOf({ colour: "red", seconds: 30 }));
    await vi.waitFor(() => expect(side.live.find("news")?.renditions[0]?.segments.length).toBeGreaterThan(1), 20_000);
    const aired: MediaSegment[] = [];
    side.live.find("news")?.renditions[0]?.onSegment((segment) => aired.push(segment));
    const slot = slotIn(6, 5);
    const slotMs = new Date(`${new Date().toDateString()} ${slot.from}`).getTime();
    const evening = { name: "evening", slots: [slot], files: [{ name: "ads/red.mp4" }] };
    change({ ad_schedules: { evening } }, { ad_schedule: "evening" });
    await vi.waitFor(() => expect(aired.at(-1)?.startedAtMs).toBeGreaterThan(slotMs + 8000), 30_000);
    const own = aired.filter(({ onSent }) => onSent);
    // The source has a key frame each second; the rest is what a machine is late that other tests keep busy.
    expect(Math.abs((own[0]?.startedAtMs ?? 0) - slotMs)).toBeLessThan(2500);
    const playedMs = own.reduce((sum, { durationMs }) => sum + durationMs, 0);
    expect(Math.abs(playedMs - 5000)).toBeLessThan(1500);
    expect(aired.at(-1)?.onSent).toBeUndefined();
  });

  it("takes the stream's place in MPEG-TS for the time of its slot", async () => {
    const { url, views } = await startSlot(8);
    const { colours, errors, frames } = await coloursIn(`${url}/news/mpegts`, 28);
    expect(colours).toEqual(["blue", "red", "blue"]);
    expect(errors).toEqual([]);
    expect(frames).toBeGreaterThan(27 * 25);
    expect([...views]).toEqual([["news ads/red.mp4", 1]]);
  });
});
