import { describe, expect, it, onTestFinished } from "vitest";
import { tsOf } from "../server/media/support/tsOf.ts";
import { loopbackServer } from "./support/loopbackServer.ts";
import { mediaProcessesOf } from "./support/mediaProcessesOf.ts";
import { readLivePlaylist } from "./support/readLivePlaylist.ts";
import { startMedia } from "./support/startMedia.ts";

const WINDOW_MS = 10_000;
/** Of a source that fails at once: 0.2, 0.4, 0.6 and 0.8 s apart, then a second. */
const MOST_STARTS = 12;
/** On a busy machine. */
const FEWEST_STARTS = 4;

/** The segment with which a stream has certainly begun. */
const SETTLED_AT = 2;

const configText = `
  stream killed { input fake://fake?size=160x90; }
  stream other { input fake://fake?size=192x108; }
`;

/** One that is over already needs no killing. */
function kill(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(pid, "SIGKILL");
  } catch (error) {
    expect(error).toMatchObject({ code: "ESRCH" });
  }
}

describe("a media process that is killed", () => {
  it("is followed by another within seconds, and players are told where the picture jumps", async () => {
    const media = await startMedia({ configText });
    await media.untilOnline("killed");
    await media.untilOnline("other");
    const before = await readLivePlaylist(media, "killed");
    const lastOfOther = async () => (await readLivePlaylist(media, "other")).at(-1);
    const jumpsOfOther = async () => (await lastOfOther())?.discontinuity;
    // A busy machine lets the sound come before the picture, which is a jump of its own at the start: once it is over, all count.
    await expect
      .poll(async () => (await lastOfOther())?.sequence, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(SETTLED_AT);
    const otherBefore = await jumpsOfOther();
    const [own] = mediaProcessesOf(media.server, "160x90");
    const others = mediaProcessesOf(media.server, "192x108");
    media.startLog("killed");
    kill(own?.pid);
    await expect
      .poll(() => media.logOf("killed").join("\n"), { timeout: 5000 })
      .toMatch(/Lost fake:.*ended unexpectedly[^]*Plays fake:/);
    await expect.poll(() => media.stats("killed")).toMatchObject({ alive: true, retry_count: 0 });
    const playlist = () => readLivePlaylist(media, "killed");
    await expect
      .poll(async () => (await playlist()).map(({ discontinuity }) => discontinuity), { timeout: 10_000 })
      .toContain(1);
    expect((await playlist())[0]?.sequence).toBeGreaterThanOrEqual(before[0]?.sequence ?? 0);
    expect((await playlist()).at(-1)?.sequence).toBeGreaterThan(before.at(-1)?.sequence ?? 0);
    expect(mediaProcessesOf(media.server, "192x108")).toEqual(others);
    expect(await jumpsOfOther()).toBe(otherBefore);
  });

  it("is started less and less often when it dies each time, or gives something for a moment only", async () => {
    const moment = await tsOf({ seconds: 1 });
    let asked = 0;
    const host = await loopbackServer((_request, response) => {
      asked += 1;
      response.end(moment);
    });
    const media = await startMedia({ configText });
    await media.untilOnline("killed");
    await media.untilOnline("other");
    const others = mediaProcessesOf(media.server, "192x108");
    await media.save({ streams: { flapping: { name: "flapping", urls: [{ url: `tshttp://${host}/x` }] } } });
    const killed = new Set<number>();
    const killing = setInterval(() => {
      for (const { pid } of mediaProcessesOf(media.server, "160x90")) {
        killed.add(pid);
        kill(pid);
      }
    }, 20);
    onTestFinished(() => clearInterval(killing));
    await new Promise((resolve) => setTimeout(resolve, WINDOW_MS));
    expect(media.stats("killed")).toMatchObject({ alive: false, source_error: "the media process ended unexpectedly" });
    expect(media.stats("killed")["retry_count"]).toBeGreaterThanOrEqual(FEWEST_STARTS);
    clearInterval(killing);
    for (const starts of [killed.size, asked]) {
      expect(starts).toBeGreaterThanOrEqual(FEWEST_STARTS);
      expect(starts).toBeLessThanOrEqual(MOST_STARTS);
    }
    expect(media.stats("other")).toMatchObject({ alive: true, retry_count: 0 });
    expect(mediaProcessesOf(media.server, "192x108")).toEqual(others);
    await expect.poll(() => media.stats("killed"), { timeout: 15_000 }).toMatchObject({ alive: true, retry_count: 0 });
    expect(media.stats("killed")["source_error"]).toBeUndefined();
  });
});
