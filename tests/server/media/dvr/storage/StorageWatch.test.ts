import { mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { DvrStorage } from "../../../../../src/generated/types/DvrStorage.ts";
import { isPlainObject, type JsonObject } from "../../../../../src/model/Json.ts";
import { mergeInPlace } from "../../../../../src/model/merge/mergeInPlace.ts";
import { SchemaShelf } from "../../../../schemas/SchemaShelf.ts";
import { DvrBench } from "../support/DvrBench.ts";
import { patiently } from "../support/patiently.ts";
import { say } from "../../../../../server/Told.ts";

let bench: DvrBench;
const tree: JsonObject = {};
beforeEach(async () => {
  bench = await DvrBench.open();
  for (const key of Object.keys(tree)) delete tree[key];
});
afterEach(() => bench.close());

function store(storage: Partial<DvrStorage>): void {
  bench.config = { dvrs: { main: { name: "main", root: bench.root, ...storage } } };
  bench.part.configure?.();
}

/** Takes what is reported, as the server's tree does. @returns the patch */
function take(isFull = false): JsonObject {
  const patch = bench.part.report?.(isFull) ?? {};
  mergeInPlace(tree, structuredClone(patch));
  return patch;
}

/** What the tree holds of the DVR. */
function stats(): JsonObject {
  take();
  const dvrs = tree["dvrs"];
  const main = isPlainObject(dvrs) ? dvrs["main"] : undefined;
  const found = isPlainObject(main) ? main["stats"] : undefined;
  return isPlainObject(found) ? found : {};
}

async function eventually(check: () => void): Promise<void> {
  bench.nowMs += 5000;
  await patiently(check);
}

describe("The room of a DVR", () => {
  it("tells what its streams' archives take, how deep they reach and which they are", async () => {
    store({});
    const [news, sport] = [bench.add("news", { reference: "main" }), bench.add("sport", { reference: "main" })];
    const other = bench.add("other");
    const startedMs = bench.nowMs;
    await bench.sendMany(news, 2);
    await bench.send(sport);
    await bench.send(other);
    const device = String((await stat(bench.root)).dev);
    await eventually(() =>
      expect(stats()).toMatchObject({
        used: 3000,
        from: Math.floor(startedMs / 1000),
        stream_count: 2,
        stream_names: ["news", "sport"],
        root: { folder: bench.root, state: "ok", used: 3000, device },
      }),
    );
    expect((await SchemaShelf.read()).problems("dvr-stats", stats())).toEqual([]);
  });

  it("tells how full the file system is, and nothing again while nothing changes", async () => {
    await mkdir(bench.root, { recursive: true });
    bench.files.rooms.set(bench.root, { usedBytes: 3e12, freeBytes: 1e12 });
    store({});
    await eventually(() => expect(stats()).toMatchObject({ root: { state: "ok", total: 4e12, free: 1e12 } }));
    bench.nowMs += 5000;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(take()).toEqual({});
    expect(take(true)).toMatchObject({ dvrs: { main: { stats: { stream_count: 0 } } } });
    bench.files.rooms.set(bench.root, { usedBytes: 35e11, freeBytes: 5e11 });
    bench.nowMs += 5000;
    await patiently(() => expect(take()).toEqual({ dvrs: { main: { stats: { root: { free: 5e11 } } } } }));
  });

  it("tells each disk by its name, and which of them is missing", async () => {
    await mkdir(join(bench.root, "d1"), { recursive: true });
    store({ raid: 0, disks: { d1: { name: "d1" }, d2: { name: "d2" }, old: { name: "old", mode: "abandon" } } });
    const news = bench.add("news", { reference: "main" });
    await bench.send(news);
    const folder = join(bench.root, "d2");
    await eventually(() => expect(stats()["disks"]).toMatchObject({ d1: { state: "ok", used: 1000 } }));
    expect(stats()["disks"]).toEqual({
      d1: expect.objectContaining({ state: "ok", used: 1000 }),
      d2: {
        folder,
        state: "failed",
        used: 0,
        error: `The folder ${folder} is missing: make it, or mount its disk.`,
        said: say("archive_missing", { folder }),
      },
    });
    expect(stats()).not.toHaveProperty("root");
    store({});
    await eventually(() => expect(stats()["disks"]).toBeUndefined());
  });

  it("tells what is wrong with the folder: not writable, full, a file, no folder", async () => {
    await mkdir(bench.root, { recursive: true });
    store({});
    bench.files.writeErrors.set(bench.root, "EROFS");
    const error = () => (isPlainObject(stats()["root"]) ? stats()["root"] : {});
    await eventually(() =>
      expect(error()).toMatchObject({
        state: "failed",
        error: `The disk of ${bench.root} is read only: mount it for writing.`,
      }),
    );
    bench.files.writeErrors.clear();
    bench.files.rooms.set(bench.root, { usedBytes: 4e12, freeBytes: 0 });
    await eventually(() =>
      expect(error()).toMatchObject({
        total: 4e12,
        error: `The disk of ${bench.root} is full: make room, or set a limit of the archive.`,
      }),
    );
    bench.files.rooms.clear();
    await eventually(() => expect(error()).toMatchObject({ state: "ok" }));
    expect(error()).not.toHaveProperty("error");
    const file = join(bench.root, "file");
    await writeFile(file, "");
    store({ root: file });
    await eventually(() =>
      expect(error()).toMatchObject({ error: `${file} is not a folder: choose another path for the archive.` }),
    );
    store({ root: "s3://KEY:SECRET@host/bucket" });
    await eventually(() =>
      expect(error()).toEqual({
        state: "failed",
        error: "This server records to folders only, not to s3:// addresses.",
      }),
    );
  });

  it("knows a folder that the first recording makes from one that is missing", async () => {
    store({ root: join(bench.folder, "later") });
    await eventually(() => expect(stats()["root"]).toMatchObject({ state: "new", free: expect.any(Number) }));
    store({ root: join(bench.folder, "not", "there") });
    await eventually(() => expect(stats()["root"]).toMatchObject({ state: "failed" }));
    store({ root: "dvr" });
    await eventually(() => expect(stats()["root"]).toMatchObject({ state: "new", folder: join(bench.folder, "dvr") }));
  });

  it("waits no longer than 3 s for a disk that does not answer, and asks it once", async () => {
    await mkdir(bench.root, { recursive: true });
    let asked = 0;
    bench.files.roomOf = () => {
      asked += 1;
      return new Promise(() => undefined);
    };
    store({});
    await patiently(() =>
      expect(stats()["root"]).toMatchObject({
        error: `The disk of ${bench.root} does not answer: look at its cable, its mount or the server it is on.`,
      }),
    );
    bench.nowMs += 5000;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(asked).toBe(1);
  });
});
