import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { DvrStorage } from "../../../../src/generated/types/DvrStorage.ts";
import { DvrBench } from "./support/DvrBench.ts";
import { patiently } from "./support/patiently.ts";

let bench: DvrBench;
beforeEach(async () => {
  bench = await DvrBench.open();
});
afterEach(() => bench.close());

/** Limits are looked at every 5 s. */
async function eventually(check: () => Promise<void> | void): Promise<void> {
  bench.nowMs += 5000;
  await patiently(check);
}

function store(storage: Partial<DvrStorage>): void {
  bench.config = { dvrs: { main: { name: "main", root: bench.root, ...storage } } };
}

async function makeDisks(...names: string[]): Promise<void> {
  for (const name of names) await mkdir(join(bench.root, name), { recursive: true });
}

describe("limits of an archive", () => {
  it("removes what is older than the depth, with folders that are empty then", async () => {
    const news = bench.add("news", { root: bench.root, dvr_limit: 60 });
    await bench.sendMany(news, 2);
    bench.nowMs += 3_700_000;
    await bench.send(news, { isDiscontinuity: true });
    await eventually(async () => expect(await bench.recorded()).toEqual(["news/2026/09/30/13/01-44-000-2000-d.ts"]));
    await expect(readFile(join(bench.root, "news/2026/09/30/12"))).rejects.toThrow("ENOENT");
    // Files go first, what is known of them after it.
    await patiently(() =>
      expect(bench.stats("news")).toMatchObject({ dvr_info: { disk_size: 1000, duration: 2, ranges: [{}] } }),
    );
  });

  it("removes only the old pieces of an hour", async () => {
    const news = bench.add("news", { root: bench.root, dvr_limit: 11 });
    await bench.sendMany(news, 10);
    await eventually(async () => expect(await bench.recorded()).toHaveLength(3));
    await patiently(() => expect(bench.stats("news")).toMatchObject({ dvr_info: { duration: 6, disk_size: 3000 } }));
  });

  it("removes the oldest while the archive is larger than its size, and no more than that", async () => {
    const news = bench.add("news", { root: bench.root, disk_space: 4500 });
    await bench.sendMany(news, 10);
    await eventually(async () =>
      expect(await bench.recorded()).toEqual([
        "news/2026/09/30/12/00-12-000-2000.ts",
        "news/2026/09/30/12/00-14-000-2000.ts",
        "news/2026/09/30/12/00-16-000-2000.ts",
        "news/2026/09/30/12/00-18-000-2000.ts",
      ]),
    );
    await patiently(() => expect(bench.stats("news")).toMatchObject({ dvr_info: { disk_size: 4000 } }));
  });

  it("counts the size of a DVR config for all its streams, and the stream's own size for the stream", async () => {
    store({ disk_space: 5000 });
    const [first, second, own] = ["first", "second", "own"].map((name) =>
      bench.add(name, { reference: "main", ...(name === "own" ? { disk_space: 50_000 } : {}) }),
    );
    if (!first || !second || !own) throw new Error("There are three streams.");
    await bench.sendMany(first, 4);
    await bench.sendMany(second, 4);
    await bench.sendMany(own, 4);
    await eventually(async () => {
      const recorded = await bench.recorded();
      expect(recorded.filter((path) => path.startsWith("own/"))).toHaveLength(4);
      expect(recorded.filter((path) => path.startsWith("first/"))).toHaveLength(1);
      expect(recorded.filter((path) => path.startsWith("second/"))).toHaveLength(4);
    });
  });

  it("removes the oldest while the disk is fuller than the limit, in percent", async () => {
    const news = bench.add("news", { root: bench.root, disk_limit: 90 });
    await bench.sendMany(news, 10);
    const files = async () => (await bench.recorded()).length;
    const used = async () => 88_000 + (await files()) * 1000;
    bench.files.roomOf = async () => ({ usedBytes: await used(), freeBytes: 100_000 - (await used()) });
    await eventually(async () => expect(await files()).toBe(2));
    bench.nowMs += 10_000;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await files()).toBe(2);
  });

  it("lets everything stay without limits, and with those of 0", async () => {
    const news = bench.add("news", { root: bench.root, dvr_limit: 0, disk_space: 0, disk_limit: 0 });
    await bench.sendMany(news, 3);
    bench.nowMs += 100 * 86_400_000;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await bench.recorded()).toHaveLength(3);
  });

  it("notes in the log that old recordings cannot be removed, and goes on recording", async () => {
    const news = bench.add("news", { root: bench.root, dvr_limit: 60 });
    await bench.send(news);
    bench.files.removeErrors.set(bench.root, "EROFS");
    bench.nowMs += 3_700_000;
    await eventually(() => expect(bench.notes.join()).toContain("Old recordings cannot be removed. The disk of"));
    await bench.send(news);
    expect(await bench.recorded()).toHaveLength(2);
  });

  it("takes a changed limit over without reading the archive again", async () => {
    const news = bench.add("news");
    await bench.sendMany(news, 4);
    news.config = { name: "news", dvr: { root: bench.root, disk_space: 2000 } };
    bench.part.configure?.();
    await eventually(async () => expect(await bench.recorded()).toHaveLength(2));
    await bench.send(news);
    expect((await bench.recorded()).at(-1)).not.toMatch(/-d\.ts$/);
  });
});

describe("a DVR config", () => {
  it("that does not exist is told on the stream, until it does", async () => {
    const news = bench.add("news", { reference: "main" });
    expect(news.complaints.get("dvr")).toBe("There is no DVR config main: add it, or choose another for this stream.");
    store({});
    bench.part.configure?.();
    await bench.send(news);
    expect(news.complaints.size).toBe(0);
    expect(await bench.recorded()).toHaveLength(1);
  });

  it("with an address for a root says that only folders are recorded to, without the keys in it", () => {
    store({ root: "s3://KEY:SECRET@host/bucket" });
    const news = bench.add("news", { reference: "main" });
    expect(news.complaints.get("dvr")).toBe("This server records to folders only, not to s3:// addresses.");
  });

  it("records only in the hours of its schedule", async () => {
    store({ schedule: [[1201, 1203]] });
    const news = bench.add("news", { reference: "main" });
    for (let minute = 0; minute < 5; minute += 1) {
      await bench.send(news);
      bench.nowMs += 58_000;
    }
    expect(await bench.recorded()).toEqual([
      "news/2026/09/30/12/01-00-000-2000-d.ts",
      "news/2026/09/30/12/02-00-000-2000-d.ts",
    ]);
  });

  it("writes to the disk with the most room, and reads from all", async () => {
    await makeDisks("d1", "d2");
    bench.files.rooms.set(join(bench.root, "d1"), { usedBytes: 0, freeBytes: 5 });
    bench.files.rooms.set(join(bench.root, "d2"), { usedBytes: 0, freeBytes: 9 });
    store({ raid: 0, disks: { d1: { name: "d1" }, d2: { name: "d2" } } });
    const news = bench.add("news", { reference: "main" });
    await bench.send(news);
    bench.files.rooms.set(join(bench.root, "d1"), { usedBytes: 0, freeBytes: 99 });
    bench.nowMs += 60_000;
    await bench.send(news, { isDiscontinuity: true });
    expect(await bench.recorded()).toEqual([
      "d1/news/2026/09/30/12/01-02-000-2000-d.ts",
      "d2/news/2026/09/30/12/00-00-000-2000-d.ts",
    ]);
    expect(bench.stats("news")).toMatchObject({ dvr_info: { ranges: [{}, {}], disk_size: 2000 } });
  });

  it("goes on with another disk when one fails, without a complaint", async () => {
    await makeDisks("d1", "d2");
    store({ raid: 0, disks: { d1: { name: "d1" }, d2: { name: "d2" } } });
    bench.files.rooms.set(join(bench.root, "d1"), { usedBytes: 0, freeBytes: 1e15 });
    bench.files.writeErrors.set(join(bench.root, "d1"), "EIO");
    const news = bench.add("news", { reference: "main" });
    await bench.send(news);
    expect(await bench.recorded()).toEqual(["d2/news/2026/09/30/12/00-00-000-2000-d.ts"]);
    expect(news.complaints.size).toBe(0);
  });

  it("spreads its streams over as many disks as are active", async () => {
    await makeDisks("d1", "d2", "d3");
    store({ raid: 0, active: 2, disks: { d1: { name: "d1" }, d2: { name: "d2" }, d3: { name: "d3" } } });
    for (const [name, freeBytes] of [
      ["d1", 10],
      ["d2", 9],
      ["d3", 1],
    ] as const) {
      bench.files.rooms.set(join(bench.root, name), { usedBytes: 0, freeBytes });
    }
    for (const name of ["a", "b", "c", "d"]) await bench.send(bench.add(name, { reference: "main" }));
    const disks = (await bench.recorded()).map((path) => path.slice(0, 2));
    expect(new Set(disks)).toEqual(new Set(["d1", "d2"]));
  });

  it("writes to no disk that may only be read, and removes nothing from those that keep theirs", async () => {
    await makeDisks("d1", "d2", "d3");
    const old = "news/2026/09/30/02/00-00-000-2000-d.ts";
    for (const disk of ["d1", "d2", "d3"]) {
      await mkdir(join(bench.root, disk, "news/2026/09/30/02"), { recursive: true });
      await writeFile(join(bench.root, disk, old), "old");
    }
    store({
      raid: 0,
      dvr_limit: 60,
      disks: {
        d1: { name: "d1", mode: "readonly" },
        d2: { name: "d2", mode: "keep" },
        d3: { name: "d3" },
        d4: { name: "d4", mode: "abandon" },
      },
    });
    const news = bench.add("news", { reference: "main" });
    await bench.send(news);
    await eventually(async () =>
      expect(await bench.recorded()).toEqual([`d1/${old}`, `d2/${old}`, "d3/news/2026/09/30/12/00-00-000-2000-d.ts"]),
    );
    expect(bench.stats("news")).toMatchObject({ dvr_info: { from: Date.UTC(2026, 8, 30, 2) / 1000 } });
  });

  it("says so when no disk may be written to", async () => {
    await makeDisks("d1");
    store({ raid: 0, disks: { d1: { name: "d1", mode: "keep" } } });
    const news = bench.add("news", { reference: "main" });
    await patiently(() => expect(news.complaints.get("dvr")).toContain("No disk of the archive may be written to"));
  });

  it("moves recordings from a disk that migrates, and what can be read from one that is rescued", async () => {
    await makeDisks("d1", "d2", "d3");
    for (const [disk, file] of [
      ["d1", "00-00-000-2000-d.ts"],
      ["d2", "00-02-000-2000.ts"],
      ["d2", "00-04-000-2000.ts"],
    ] as const) {
      await mkdir(join(bench.root, disk, "news/2026/09/30/02"), { recursive: true });
      await writeFile(join(bench.root, disk, "news/2026/09/30/02", file), file);
    }
    bench.files.readErrors.set(join(bench.root, "d2/news/2026/09/30/02/00-02"), "EIO");
    store({
      raid: 0,
      disks: { d1: { name: "d1", mode: "migrate" }, d2: { name: "d2", mode: "rescue" }, d3: { name: "d3" } },
    });
    const news = bench.add("news", { reference: "main" });
    await bench.ready(news);
    await eventually(async () =>
      expect(await bench.recorded()).toEqual([
        "d2/news/2026/09/30/02/00-02-000-2000.ts",
        "d3/news/2026/09/30/02/00-00-000-2000-d.ts",
        "d3/news/2026/09/30/02/00-04-000-2000.ts",
      ]),
    );
    expect(bench.notes.join()).toContain("cannot be read and were kept");
  });

  it("copies every piece to a second folder, and tells what stands in the way there", async () => {
    const copy = join(bench.folder, "copy");
    store({ copy });
    const news = bench.add("news", { reference: "main" });
    await bench.send(news);
    expect(await bench.recorded(copy)).toEqual(await bench.recorded());
    bench.files.writeErrors.set(copy, "ENOSPC");
    await bench.send(news);
    expect(await bench.recorded()).toHaveLength(2);
    expect(news.complaints.get("dvr copy")).toContain(`The disk of ${copy} is full`);
    expect(news.complaints.has("dvr")).toBe(false);
  });

  it("is kept from naming a disk outside of its root", () => {
    for (const name of ["..", "a/b", "/etc", "."]) {
      store({ raid: 0, disks: { [name]: { name } } });
      const news = bench.add(`news${name}`, { reference: "main" });
      expect(news.complaints.get("dvr")).toContain("is not the name of a folder below its root");
    }
  });
});
