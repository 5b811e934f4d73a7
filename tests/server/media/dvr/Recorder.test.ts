import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DvrBench } from "./support/DvrBench.ts";
import { FakeBus } from "./support/FakeBus.ts";
import { FakeStream } from "./support/FakeStream.ts";
import { patiently } from "./support/patiently.ts";

let bench: DvrBench;
beforeEach(async () => {
  bench = await DvrBench.open();
});
afterEach(() => bench.close());

const noon = Date.UTC(2026, 8, 30, 12) / 1000;

describe("recording a stream", () => {
  it("writes each finished piece to a file of its hour, in UTC", async () => {
    const news = bench.add("news");
    await bench.send(news, { bytes: Buffer.from("first") });
    await bench.send(news);
    expect(await bench.recorded()).toEqual([
      "news/2026/09/30/12/00-00-000-2000-d.ts",
      "news/2026/09/30/12/00-02-000-2000.ts",
    ]);
    const path = join(bench.root, "news/2026/09/30/12/00-00-000-2000-d.ts");
    expect(await readFile(path, "utf8")).toBe("first");
  });

  it("tells in dvr_info what is recorded [C238]", async () => {
    const news = bench.add("news", { root: bench.root, dvr_limit: 3600 });
    await bench.sendMany(news, 3);
    expect(bench.stats("news")).toEqual({
      dvr_enabled: true,
      dvr_info: { depth: 3600, disk_size: 3000, duration: 6, from: noon, ranges: [{ from: noon, duration: 6 }] },
    });
  });

  it("leaves the fallback video out, unless the config says that it is recorded", async () => {
    const news = bench.add("news");
    news.isPlayingBackup = true;
    await bench.send(news);
    expect(await bench.recorded()).toEqual([]);
    news.config = { ...news.config, backup: { file: "vod/wait.mp4", dvr: true } };
    await bench.send(news);
    news.isPlayingBackup = false;
    await bench.send(news);
    expect(await bench.recorded()).toHaveLength(2);
  });

  it("records to the folder of the server when no path is set", async () => {
    const news = bench.add("news", {});
    await bench.send(news);
    expect(await bench.recorded(join(bench.folder, "dvr"))).toHaveLength(1);
  });

  it("records streams published to a location below their own place", async () => {
    const camera = new FakeStream("live/cam", { name: "live/cam", dvr: { root: bench.root } }, [
      "lives",
      "live",
      "streams",
      "live/cam",
    ]);
    bench.streams.add(camera);
    await bench.send(camera);
    expect(await bench.recorded()).toEqual(["live%2Fcam/2026/09/30/12/00-00-000-2000-d.ts"]);
    expect(bench.part.report?.(true)).toMatchObject({
      lives: { live: { streams: { "live/cam": { stats: { dvr_enabled: true } } } } },
    });
  });

  it("keeps two ranges apart when nothing was recorded in between, and joins what is close", async () => {
    const news = bench.add("news");
    await bench.sendMany(news, 2);
    bench.nowMs += 1400;
    await bench.sendMany(news, 2);
    bench.nowMs += 60_000;
    await bench.send(news, { isDiscontinuity: true });
    const first = { from: noon, duration: 9 };
    expect(bench.stats("news")).toMatchObject({ dvr_info: { ranges: [first, { from: noon + 69, duration: 3 }] } });
  });

  it("begins a piece where its forerunner ended when pieces arrive in bursts", async () => {
    const news = bench.add("news");
    await bench.send(news);
    for (const lateMs of [-1900, -3800, 4000]) {
      const { nowMs } = bench;
      bench.nowMs += lateMs;
      await bench.send(news);
      bench.nowMs = nowMs + 2000;
    }
    expect(bench.stats("news")).toMatchObject({ dvr_info: { ranges: [{ from: noon }], duration: 8 } });
    expect(await bench.recorded()).toHaveLength(4);
  });

  it("follows the stream to another rendition", async () => {
    const news = bench.add("news");
    await bench.send(news);
    const better = new FakeBus();
    news.setRenditions([better, news.bus]);
    expect(news.bus.listeners).toBe(0);
    better.emit({
      sequence: 0,
      bytes: Buffer.alloc(5),
      durationMs: 2000,
      startedAtMs: bench.nowMs,
      isDiscontinuity: false,
    });
    await bench.settle();
    expect(await bench.recorded()).toEqual([
      "news/2026/09/30/12/00-00-000-2000-d.ts",
      "news/2026/09/30/12/00-02-000-2000-d.ts",
    ]);
  });

  it("ends when DVR is taken from the stream, and what is recorded remains", async () => {
    const news = bench.add("news");
    await bench.send(news);
    bench.part.report?.(false);
    news.config = { name: "news" };
    bench.part.configure?.();
    expect(bench.part.report?.(false)).toEqual({
      streams: { news: { stats: { dvr_enabled: false, dvr_info: null } } },
    });
    expect(news.bus.listeners).toBe(0);
    expect(await bench.recorded()).toHaveLength(1);
  });

  it("reports nothing while nothing changes, and growth every few seconds only", async () => {
    const news = bench.add("news");
    await bench.send(news);
    expect(bench.part.report?.(false)).toMatchObject({ streams: { news: { stats: { dvr_info: { duration: 2 } } } } });
    expect(bench.part.report?.(false)).toEqual({});
    await bench.send(news);
    expect(bench.part.report?.(false)).toEqual({});
    await bench.sendMany(news, 2);
    expect(bench.part.report?.(false)).toMatchObject({ streams: { news: { stats: { dvr_info: { duration: 8 } } } } });
    bench.nowMs += 60_000;
    expect(bench.part.report?.(false)).toEqual({});
  });

  it("writes nothing through a link that leads out of the archive", async () => {
    const outside = join(bench.folder, "outside");
    await mkdir(outside);
    await mkdir(bench.root);
    await symlink(outside, join(bench.root, "news"));
    const news = bench.add("news");
    await bench.send(news);
    expect(await bench.recorded(outside)).toEqual([]);
    expect(news.complaints.get("dvr")).toBe(`A link in ${bench.root} leads out of the archive: remove it.`);
  });
});

describe("a disk that does not take the recording", () => {
  it("is told on the stream when the path is a file, and at once", async () => {
    await writeFile(bench.root, "");
    const news = bench.add("news");
    await patiently(() =>
      expect(news.complaints.get("dvr")).toBe(`${bench.root} is not a folder: choose another path for the archive.`),
    );
  });

  it("is told on the stream when the path is missing", async () => {
    const news = bench.add("news", { root: "/nowhere/at/all" });
    await patiently(() =>
      expect(news.complaints.get("dvr")).toBe("The folder /nowhere/at/all is missing: make it, or mount its disk."),
    );
  });

  it("is tried again every 10 s while it is full, and the complaint goes when there is room", async () => {
    const news = bench.add("news");
    await bench.send(news);
    bench.files.writeErrors.set(bench.root, "ENOSPC");
    await bench.send(news);
    expect(news.complaints.get("dvr")).toBe(
      `The disk of ${bench.root} is full: make room, or set a limit of the archive.`,
    );
    const attempts = bench.files.written.length;
    await bench.sendMany(news, 5);
    expect(bench.files.written).toHaveLength(attempts);
    await bench.send(news);
    expect(bench.files.written).toHaveLength(attempts + 1);
    bench.files.writeErrors.clear();
    await bench.sendMany(news, 7);
    expect(news.complaints.has("dvr")).toBe(false);
    expect(bench.notes.at(-1)).toContain("Recording works again.");
    expect(bench.stats("news")).toMatchObject({ dvr_info: { ranges: [{ from: noon, duration: 2 }, { duration: 4 }] } });
  });

  it("leaves no half of a file behind", async () => {
    await mkdir(join(bench.root, "news/2026/09/30/12/.00-00-000-2000-d.ts.tmp"), { recursive: true });
    const news = bench.add("news");
    await bench.send(news);
    expect(news.complaints.get("dvr")).toContain(bench.root);
    expect(await bench.recorded()).toEqual([]);
  });

  it("loses pieces when it is too slow, with one line in the log", async () => {
    const news = bench.add("news");
    await bench.send(news);
    const end = bench.files.slowDown();
    await bench.sendMany(news, 8);
    expect(bench.notes).toEqual(["news warning The disk of the archive is too slow: 1 pieces were not recorded."]);
    end();
    await bench.settle();
    await bench.send(news);
    const recorded = await bench.recorded();
    expect(recorded).toHaveLength(5);
    expect(recorded.at(-1)).toMatch(/-d\.ts$/);
  });

  it("that was unmounted is not made anew on another disk", async () => {
    const news = bench.add("news");
    await bench.send(news);
    await rm(bench.root, { recursive: true });
    await bench.send(news);
    expect(news.complaints.get("dvr")).toContain("is missing: make it, or mount its disk");
    expect(await bench.recorded()).toEqual([]);
  });
});
