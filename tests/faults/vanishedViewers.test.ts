import { describe, expect, it } from "vitest";
import { startMedia } from "./support/startMedia.ts";
import { usageOf } from "./support/usageOf.ts";
import { VanishingViewers } from "./support/VanishingViewers.ts";

const EACH = 250;
/** A player over HLS that asks for nothing has left after 15 s. */
const SESSION = { timeout: 20_000 };
/** Beyond what the runtime keeps for itself after a first crowd: each viewer was sent half a megabyte. */
const MOST_GROWTH_MB = 80;

describe("viewers that vanish", () => {
  it("are not counted any more, leave nothing behind in the server, and stand in the history", async () => {
    const media = await startMedia({ configText: "stream watched { input fake://fake?size=160x90; }\n" });
    await media.untilOnline("watched");
    const viewers = new VanishingViewers(media.url);
    const crowd = [...Array(EACH).keys()];
    const count = () => media.stats("watched")["client_count"];
    await Promise.all(crowd.map(() => viewers.playMpegts("watched")));
    await expect.poll(count).toBe(EACH);
    viewers.vanish();
    await expect.poll(count, SESSION).toBe(0);

    const before = usageOf(media.server);
    await Promise.all(crowd.flatMap(() => [viewers.playMpegts("watched"), viewers.playHls("watched")]));
    await expect.poll(count).toBe(2 * EACH);
    expect(usageOf(media.server).handles).toBeGreaterThan(before.handles + EACH);
    viewers.vanish();
    await expect.poll(count, SESSION).toBe(0);
    expect(await media.sessions("watched")).toEqual([]);
    const handles = () => usageOf(media.server).handles;
    await expect.poll(handles, { timeout: 5000 }).toBeLessThanOrEqual(before.handles + 10);
    expect(usageOf(media.server).residentMb).toBeLessThan(before.residentMb + MOST_GROWTH_MB);

    const kept = () => media.ask("history?vsn=2&sessions=true&report=true&group=type&name=watched&limit=1");
    await expect.poll(kept, { timeout: 5000 }).toMatchObject({
      total: 3 * EACH,
      report: [
        { type: "hls", count: EACH },
        { type: "mpegts", count: 2 * EACH },
      ],
    });
  });
});
