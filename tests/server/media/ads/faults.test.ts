import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { AdSchedule } from "../../../../src/generated/types/AdSchedule.ts";
import type { Stream } from "../../../../src/generated/types/Stream.ts";
import type { MediaSegment } from "../../../../server/media/bus/StreamBus.ts";
import { AdInjector } from "../../../../server/media/ads/AdInjector.ts";
import { clipOf } from "./support/clipOf.ts";
import { type StartedAds, startAds } from "./support/startAds.ts";

const PATIENCE = { timeout: 30_000, interval: 50 };
let red: string;
let short: string;
beforeAll(async () => {
  red = await clipOf({ colour: "red", seconds: 60 });
  short = await clipOf({ colour: "green", seconds: 4 });
}, 60_000);

let ads: StartedAds | undefined;
afterEach(async () => {
  await ads?.stop();
  ads = undefined;
});

/** A stream that runs and a schedule that is about to play some files in it; what is aired and what is recorded of it. */
async function startSlot(
  fill: (started: StartedAds) => NonNullable<AdSchedule["files"]>,
  { duration = 30, settings = {} }: { readonly duration?: number; readonly settings?: Partial<Stream> } = {},
) {
  const started = await startAds(settings);
  ads = started;
  const files = fill(started);
  const stream = () => started.side.live.find("news");
  await vi.waitFor(() => expect(stream()?.renditions[0]?.segments.length).toBeGreaterThan(0), PATIENCE);
  const aired: MediaSegment[] = [];
  const recorded: MediaSegment[] = [];
  stream()?.renditions[0]?.onSegment((segment) => aired.push(segment));
  stream()?.sourceRenditions[0]?.onSegment((segment) => recorded.push(segment));
  const evening = { name: "evening", slots: [started.slotIn(3, duration)], files };
  const follow = (changed: Partial<AdSchedule>) =>
    started.change({ ad_schedules: { evening: { ...evening, ...changed } } }, { ...settings, ad_schedule: "evening" });
  follow({});
  const words = () => aired.map((one) => `${one.isDiscontinuity ? "|" : ""}${one.onSent ? "a" : "s"}`).join("");
  const isAiring = () => vi.waitFor(() => expect(words()).toMatch(/\|aa/), PATIENCE);
  const isBack = () => vi.waitFor(() => expect(words()).toMatch(/a+\|ss/), PATIENCE);
  return { ...started, words, recorded, evening, follow, isAiring, isBack };
}

/** Ends the processes of ffmpeg that read a file, as the system does where it is short of memory. */
function killReadersOf(path: string): number {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const readers = pids.filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(`file:${path}`);
    } catch {
      return false;
    }
  });
  for (const pid of readers) process.kill(Number(pid), "SIGKILL");
  return readers.length;
}

describe("advertising that goes wrong", { timeout: 90_000 }, () => {
  it("plays another file where one is missing, and tells so in the log and a notice", async () => {
    const { isAiring, lines, notices, shows } = await startSlot(({ put }) => {
      put("red.mp4", red);
      return [{ name: "ads/gone.mp4", weight: 1e9 }, { name: "ads/red.mp4" }];
    });
    await isAiring();
    expect([...shows.keys()]).toEqual(["news ads/red.mp4"]);
    expect(lines.join("\n")).toContain("ads/gone.mp4 was not played: there is no such file");
    expect(notices.get("ads")).toContain("ads/gone.mp4: there is no such file");
  });

  it("leaves the stream alone where no file can be played: empty, no film, or without an end", async () => {
    const { lines, words, notices } = await startSlot(({ put }) => {
      writeFileSync(put("empty.mp4", red), "");
      writeFileSync(put("text.mp4", red), "#EXTM3U\nfile:///etc/passwd\n".repeat(100));
      truncateSync(put("head.mp4", red), 200);
      return ["empty", "text", "head"].map((name) => ({ name: `ads/${name}.mp4` }));
    });
    await vi.waitFor(() => expect(lines.join("\n")).toContain("no file of the schedule can be played"), PATIENCE);
    expect(words()).not.toMatch(/[a|]/);
    expect(notices.get("ads")).toContain("ads/empty.mp4: it is empty");
    expect(notices.get("ads")).toContain("ads/text.mp4: it is no MP4 or MOV film, or is damaged");
  });

  it("returns to the stream at once where a file is cut off, and tells so", async () => {
    const { isBack, notices } = await startSlot(({ put }) => {
      const path = put("half.mp4", red);
      truncateSync(path, Math.floor(readFileSync(path).length * 0.2));
      return [{ name: "ads/half.mp4" }];
    });
    await isBack();
    expect(notices.get("ads")).toMatch(/ads\/half\.mp4: it is cut off/);
  });

  it("returns to the stream at once where the process of the only file is killed", async () => {
    let path = "";
    const { isAiring, isBack, notices } = await startSlot(({ put }) => {
      path = put("red.mp4", red);
      return [{ name: "ads/red.mp4" }];
    });
    await isAiring();
    expect(killReadersOf(path)).toBeGreaterThan(0);
    await isBack();
    expect(notices.get("ads")).toContain("ads/red.mp4: its process ended in the middle of it");
  });

  it("returns to the stream within a segment where the schedule is taken from it, and records the stream all the time", async () => {
    const { isAiring, isBack, change, evening, recorded, words } = await startSlot(({ put }) => {
      put("red.mp4", red);
      return [{ name: "ads/red.mp4" }];
    });
    await isAiring();
    const before = words();
    change({ ad_schedules: { evening } });
    await isBack();
    // One segment may have been under way.
    expect(words().slice(before.length)).toMatch(/^a?\|ss+$/);
    expect(recorded.every(({ isDiscontinuity, onSent }) => !isDiscontinuity && onSent === undefined)).toBe(true);
    const numbers = recorded.map(({ sequence }) => sequence);
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
  });

  it("returns to the stream where the VOD of its file is taken from the config", async () => {
    const { isAiring, isBack, change, evening, lines } = await startSlot(({ put }) => {
      put("red.mp4", red);
      return [{ name: "ads/red.mp4" }];
    });
    await isAiring();
    change({ ad_schedules: { evening }, vods: {} }, { ad_schedule: "evening" });
    await isBack();
    expect(lines.join("\n")).toContain("there is no VOD that it could be in");
  });

  it("plays on where its file is removed from the disk while it is open", async () => {
    const { isAiring, words, folder } = await startSlot(({ put }) => {
      put("red.mp4", red);
      return [{ name: "ads/red.mp4" }];
    });
    await isAiring();
    rmSync(join(folder, "ads", "red.mp4"));
    await vi.waitFor(() => expect(words()).toMatch(/a{5}/), PATIENCE);
  });

  it("fills a slot with files until less than a segment is left", async () => {
    const { isBack, shows, words } = await startSlot(
      ({ put }) => {
        put("short.mp4", short);
        return [{ name: "ads/short.mp4" }];
      },
      // Of which a busy machine misses the first seconds.
      { duration: 20 },
    );
    await isBack();
    expect(words()).toMatch(/^s+(\|a+){2,}\|ss+$/);
    expect(shows.get("news ads/short.mp4")).toBeGreaterThanOrEqual(2);
  });
});

describe("a stream on demand", { timeout: 60_000 }, () => {
  it("is not started for advertising", async () => {
    const started = await startAds({ static: false });
    ads = started;
    started.put("red.mp4", red);
    const evening = { name: "evening", slots: [started.slotIn(3, 2)], files: [{ name: "ads/red.mp4" }] };
    started.change({ ad_schedules: { evening } }, { ad_schedule: "evening", static: false });
    const { side, folder } = started;
    const lines: string[] = [];
    let nowMs = Date.now();
    const injector = new AdInjector({
      context: {
        ...{ streams: side.live, viewers: side.viewers, processes: side.processes, folder },
        log: { note: (_name, _level, words) => lines.push(words), rename: () => undefined },
        config: () => ({ ad_schedules: { evening } }),
        now: () => nowMs,
      },
      counts: { addShow: () => lines.push("a show"), addView: () => undefined },
      silenceFor: () => Promise.resolve([]),
      tellNotice: () => undefined,
      elapsed: () => nowMs,
    });
    const endMs = nowMs + 10_000;
    for (; nowMs < endMs; nowMs += 500) {
      injector.look();
      injector.feed();
    }
    await injector.stop();
    expect(lines).toEqual([]);
    expect(side.live.find("news")?.isAlive).toBe(false);
    expect(started.lines).toEqual([]);
  });
});
