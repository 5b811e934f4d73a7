import { afterEach, describe, expect, it, vi } from "vitest";
import type { MediaSegment } from "../../../../server/media/bus/StreamBus.ts";
import { clipOf } from "./support/clipOf.ts";
import { type StartedAds, startAds } from "./support/startAds.ts";

const PATIENCE = { timeout: 30_000, interval: 50 };

let ads: StartedAds | undefined;
afterEach(async () => {
  await ads?.stop();
  ads = undefined;
});

/** What a stream of some source airs while a file is played in it: the codings of each segment of the file. */
async function airedIn(
  source: string,
  file: string,
): Promise<{ readonly started: StartedAds; readonly aired: string[] }> {
  const settings = { urls: [{ url: `file://${source}` }] };
  const started = await startAds(settings);
  ads = started;
  started.put("ad.mp4", file);
  const stream = () => started.side.live.find("news");
  await vi.waitFor(() => expect(stream()?.mediaInfo).toBeDefined(), PATIENCE);
  await vi.waitFor(() => expect(stream()?.renditions[0]?.segments.length).toBeGreaterThan(0), PATIENCE);
  const aired: string[] = [];
  const codings = ({ formats = [] }: MediaSegment) => formats.map(({ coding }) => coding).join();
  stream()?.renditions[0]?.onSegment((segment) => segment.onSent && aired.push(codings(segment)));
  const evening = { name: "evening", slots: [started.slotIn(3, 6)], files: [{ name: "ads/ad.mp4" }] };
  started.change({ ad_schedules: { evening } }, { ...settings, ad_schedule: "evening" });
  return { started, aired };
}

describe("advertising in a stream that has less than a film", { timeout: 90_000 }, () => {
  it("is heard only where the stream is sound only", async () => {
    const { aired } = await airedIn(
      await clipOf({ colour: "blue", seconds: 60, hasPicture: false }),
      await clipOf({ colour: "red", seconds: 30 }),
    );
    await vi.waitFor(() => expect(aired.length).toBeGreaterThan(2), PATIENCE);
    expect(new Set(aired)).toEqual(new Set(["aac"]));
  });

  it("is seen only where the stream is picture only", async () => {
    const { aired } = await airedIn(
      await clipOf({ colour: "blue", seconds: 60, hasSound: false }),
      await clipOf({ colour: "red", seconds: 30 }),
    );
    await vi.waitFor(() => expect(aired.length).toBeGreaterThan(2), PATIENCE);
    expect(new Set(aired)).toEqual(new Set(["h264"]));
  });

  it("is silent where it has no sound and the stream has: players that wait for one would leave it out", async () => {
    const { aired } = await airedIn(
      await clipOf({ colour: "blue", seconds: 60 }),
      await clipOf({ colour: "red", seconds: 30, hasSound: false }),
    );
    await vi.waitFor(() => expect(aired.length).toBeGreaterThan(2), PATIENCE);
    expect(new Set(aired)).toEqual(new Set(["h264,aac"]));
  });

  it("is not played where nothing of it is left, and says why", async () => {
    const { started } = await airedIn(
      await clipOf({ colour: "blue", seconds: 60, hasPicture: false }),
      await clipOf({ colour: "red", seconds: 30, hasSound: false }),
    );
    await vi.waitFor(
      () => expect(started.lines.join("\n")).toContain("ads/ad.mp4 was not played: it has neither picture nor sound"),
      PATIENCE,
    );
  });
});
