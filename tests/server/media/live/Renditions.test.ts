import { describe, expect, it } from "vitest";
import { Renditions } from "../../../../server/media/live/Renditions.ts";
import type { Feed } from "../../../../server/media/live/sources/Feed.ts";
import { tsOf } from "../support/tsOf.ts";

const media = await tsOf({ seconds: 5 });

describe("the renditions of a stream", () => {
  it.each([
    [undefined, 13],
    [3, 7],
  ])(
    "keep what a playlist of %s segments has named for as long again, and for itself (RFC 8216, 6.2.2)",
    async (listed, kept) => {
      const renditions = new Renditions(
        () => ({ name: "news", ...(listed !== undefined && { segment_count: listed }) }),
        () => 0,
      );
      renditions.begin({ renditions: [{ key: "v1" }] });
      renditions.write(0, await tsOf({ seconds: 40 }));
      expect(renditions.all[0]?.segments).toHaveLength(kept);
    },
  );

  it("number their segments from the clock, so that a server that starts anew never counts back", () => {
    const feed: Pick<Feed, "renditions"> = { renditions: [{ key: "v1" }, { key: "v2" }] };
    let now = 1_700_000_000_000;
    const numbersAt = (nowMs: number) => {
      now = nowMs;
      const renditions = new Renditions(
        () => ({ name: "news" }),
        () => now,
      );
      renditions.begin(feed);
      for (const index of [0, 1]) renditions.write(index, media);
      return renditions.all.map(({ segments }) => segments.map(({ sequence }) => sequence));
    };
    const [first, second] = numbersAt(now);
    expect(first).toEqual([1_700_000_000, 1_700_000_001]);
    expect(second).toEqual(first);
    expect(numbersAt(now + 5000)[0]?.[0]).toBeGreaterThan(1_700_000_001);
  });
});
