import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { DvrStorage } from "../../../../../src/generated/types/DvrStorage.ts";
import type { Server } from "../../../../../src/generated/types/Server.ts";
import type { Rename } from "../../../../../src/model/entity/entityPlace.ts";
import { DvrBench } from "../support/DvrBench.ts";
import { FakeStream } from "../support/FakeStream.ts";
import { patiently } from "../support/patiently.ts";

let bench: DvrBench;
beforeEach(async () => {
  bench = await DvrBench.open();
});
afterEach(() => bench.close());

const names = ["news", "sport"];
const nothing = { bytes: 0, duration: 0, stream_count: 0, stream_names: [] };

function configOf(storage: Partial<DvrStorage>): Server {
  return {
    dvrs: { main: { name: "main", root: bench.root, ...storage } },
    streams: Object.fromEntries(names.map((name) => [name, { name, dvr: { reference: "main" } }])),
  };
}

async function record(storage: Partial<DvrStorage> = {}, pieces = 10): Promise<void> {
  bench.config = configOf(storage);
  for (const name of names) {
    const stream = bench.add(name, { reference: "main" });
    await bench.sendMany(stream, pieces);
  }
}

/** @returns what the archives lose once the config is the one that was asked about */
async function removedBy(storage: Partial<DvrStorage>, left: number): Promise<number> {
  const before = (await bench.recorded()).length;
  bench.config = configOf(storage);
  bench.part.configure?.();
  bench.nowMs += 5000;
  await patiently(async () => expect(await bench.recorded()).toHaveLength(left));
  return before - left;
}

const impact = (config: Server, renames: readonly Rename[] = []) => bench.part.dvrImpact?.(config, renames);

describe("What a smaller limit would remove", () => {
  it("is told of the depth, and is what goes then", async () => {
    await record();
    // The first stream was recorded from 40 to 20 s ago, the second one since then.
    const told = await impact(configOf({ dvr_limit: 15 }));
    expect(told).toEqual({ bytes: 12_500, duration: 25, stream_count: 2, stream_names: ["news", "sport"] });
    expect(await impact(configOf({}))).toEqual(nothing);
    expect(await impact(configOf({ dvr_limit: 3600 }))).toEqual(nothing);
    // 5 s later all of the first one and 5 s of the second are older than 20 s; the piece that is half too old stays.
    expect(await removedBy({ dvr_limit: 20 }, 8)).toBe(12);
  });

  it("is told of the size that streams share: the oldest go, whoever has them", async () => {
    await record();
    expect(await impact(configOf({ disk_space: 14_000 }))).toMatchObject({
      bytes: 6000,
      stream_count: 2,
      duration: 12,
    });
    expect(await removedBy({ disk_space: 14_000 }, 14)).toBe(6);
    expect(await impact(configOf({ disk_space: 14_000 }))).toEqual(nothing);
    expect(await impact(configOf({ disk_space: 4000 }))).toMatchObject({ bytes: 10_000 });
  });

  it("is told of the share of the disk, in percent", async () => {
    await record();
    bench.files.rooms.set(bench.root, { usedBytes: 90_000, freeBytes: 10_000 });
    expect(await impact(configOf({ disk_limit: 95 }))).toEqual(nothing);
    expect(await impact(configOf({ disk_limit: 85 }))).toMatchObject({ bytes: 5000, duration: 10 });
    expect(await impact(configOf({ disk_limit: 1 })), "no more than there is").toMatchObject({ bytes: 20_000 });
  });

  it("is told of a stream's own limit, and of that stream only", async () => {
    await record();
    const config = configOf({});
    const dvr = { reference: "main", disk_space: 3000 };
    const changed = { ...config, streams: { ...config.streams, sport: { name: "sport", dvr } } };
    expect(await impact(changed)).toEqual({ bytes: 7000, duration: 14, stream_count: 1, stream_names: ["sport"] });
  });

  it("leaves what a disk keeps, and what lies where no longer anything is recorded", async () => {
    for (const name of ["d1", "d2"]) await mkdir(join(bench.root, name), { recursive: true });
    const disks = { d1: { name: "d1" }, d2: { name: "d2" } };
    const raid: Partial<DvrStorage> = { raid: 0, active: 2, disks };
    await record(raid);
    const onFirst = (await bench.recorded()).filter((path) => path.startsWith("d1")).length;
    bench.nowMs += 3_600_000;
    expect(await impact(configOf({ ...raid, dvr_limit: 60 }))).toMatchObject({ bytes: 20_000 });
    for (const [disk, left] of [
      ["d1", onFirst],
      ["d2", 20 - onFirst],
    ] as const) {
      const kept = { ...raid, disks: { ...disks, [disk]: { name: disk, mode: "keep" as const } } };
      expect(await impact(configOf({ ...kept, dvr_limit: 60 }))).toMatchObject({ bytes: 20_000 - left * 1000 });
    }
    expect(await impact(configOf({ ...raid, dvr_limit: 60, root: join(bench.folder, "new") }))).toEqual(nothing);
    expect(await impact({ ...configOf({ ...raid, dvr_limit: 60 }), streams: {} })).toEqual(nothing);
  });

  it("is told of a stream that gets another name in the same save", async () => {
    await record();
    const { streams: { news, ...streams } = {}, ...rest } = configOf({});
    const dvr = { reference: "main", disk_space: 3000 };
    const config = { ...rest, streams: { ...streams, world: { ...news, name: "world", dvr } } };
    const renames = [{ from: ["streams", "news"], to: ["streams", "world"] }];
    expect(await impact(config, renames)).toMatchObject({ bytes: 7000, stream_names: ["news"] });
  });

  it("is nothing of a location that gets another name: its streams end, and what they recorded stays", async () => {
    bench.config = { ...configOf({}), lives: { live: { prefix: "live", dvr: { reference: "main" } } } };
    const stream = new FakeStream("live/a", { name: "live/a", dvr: { reference: "main" } }, [
      "lives",
      "live",
      "streams",
    ]);
    bench.streams.add(stream);
    await bench.sendMany(stream, 10);
    const dvr = { reference: "main", disk_space: 3000 };
    expect(await impact({ ...bench.config, lives: { live: { prefix: "live", dvr } } })).toMatchObject({ bytes: 7000 });
    const renamed = { ...bench.config, lives: { tv: { prefix: "tv", dvr } } };
    expect(await impact(renamed, [{ from: ["lives", "live"], to: ["lives", "tv"] }])).toEqual(nothing);
  });

  it("is not known while the disk does not answer that it depends on", async () => {
    await record();
    bench.files.roomOf = () => new Promise(() => undefined);
    const error = `The disk of ${bench.root} does not answer: look at its cable, its mount or the server it is on.`;
    await expect(impact(configOf({ disk_limit: 50 }))).rejects.toMatchObject({ kind: "unavailable", message: error });
    expect(await impact(configOf({ disk_space: 14_000 })), "which asks no disk").toMatchObject({ bytes: 6000 });
  });
});
