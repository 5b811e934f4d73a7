import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DvrBench } from "./support/DvrBench.ts";
import type { FakeStream } from "./support/FakeStream.ts";
import { patiently } from "./support/patiently.ts";

describe("an archive after a restart of the server", () => {
  let bench: DvrBench;
  beforeEach(async () => {
    bench = await DvrBench.open();
  });
  afterEach(() => bench.close());

  async function recordTwoHours(dvr?: Parameters<DvrBench["add"]>[1]) {
    const news = bench.add("news", dvr);
    await bench.sendMany(news, 3);
    bench.nowMs += 3_600_000;
    await bench.send(news, { isDiscontinuity: true });
    bench.nowMs += 7_200_000;
    return news;
  }

  async function expectSameAfterRestart(between: () => Promise<void> = async () => undefined): Promise<void> {
    const before = bench.stats("news");
    await bench.restartWith(between);
    await patiently(() => expect(bench.stats("news")).toEqual(before));
  }

  it("has the ranges and the size it had", async () => {
    await recordTwoHours();
    await expectSameAfterRestart();
    expect(bench.stats("news")).toMatchObject({ dvr_info: { disk_size: 4000, ranges: [{}, {}] } });
  });

  it("reads no single file of hours that are over", async () => {
    await recordTwoHours();
    await expectSameAfterRestart();
    bench.files.sizesAsked = 0;
    await expectSameAfterRestart();
    // The newest hour is always read.
    expect(bench.files.sizesAsked).toBe(1);
  });

  it("has lost nothing with its index", async () => {
    await recordTwoHours();
    await expectSameAfterRestart(() => rm(join(bench.root, "news/index.jsonl")));
  });

  it("does not believe a damaged index", async () => {
    await recordTwoHours();
    const index = join(bench.root, "news/index.jsonl");
    await expectSameAfterRestart(async () => {
      const text = await readFile(index, "utf8");
      await writeFile(index, `{"hello\n[1,2]\nnull\n${text.slice(0, -9)}`);
    });
  });

  it("sees what was removed by hand meanwhile", async () => {
    await recordTwoHours();
    await bench.restartWith(() => rm(join(bench.root, "news/2026/09/30/12/00-04-000-2000.ts")));
    await patiently(() => expect(bench.stats("news")).toMatchObject({ dvr_info: { disk_size: 3000, duration: 6 } }));
  });

  it("keeps its index in the folder that is set for it, and none where none is wanted", async () => {
    const index = join(bench.folder, "indexes");
    bench.config = {
      dvrs: {
        main: { name: "main", root: bench.root, index },
        bare: { name: "bare", root: join(bench.folder, "bare"), no_index: true },
      },
    };
    await recordTwoHours({ reference: "main" });
    const bare = bench.add("bare", { reference: "bare" });
    await bench.send(bare);
    bench.nowMs += 7_200_000;
    await expectSameAfterRestart();
    expect(await readFile(join(index, "news/index.jsonl"), "utf8")).toContain("/news/2026/09/30/12");
    await expect(readFile(join(bench.folder, "bare/bare/index.jsonl"))).rejects.toThrow("ENOENT");
    await patiently(() => expect(bench.stats("bare")).toMatchObject({ dvr_info: { disk_size: 1000 } }));
  });

  it("clears away what a crash left half written", async () => {
    const news = await recordTwoHours();
    const half = join(bench.root, "news/2026/09/30/13/.00-08-000-2000.ts.tmp");
    await bench.restartWith(() => writeFile(half, "half"));
    await bench.ready(news);
    await expect(readFile(half)).rejects.toThrow("ENOENT");
  });

  it("goes on behind what it has when that ends in the future", async () => {
    const news = bench.add("news");
    for (let sent = 0; sent < 3; sent += 1) {
      await bench.send(news);
      bench.nowMs -= 2000;
    }
    await bench.restart();
    await bench.send(news);
    expect(await bench.recorded()).toHaveLength(4);
    expect(bench.stats("news")).toMatchObject({ dvr_info: { ranges: [{ duration: 8 }] } });
  });
});

describe("the archive of a stream that is renamed", () => {
  let bench: DvrBench;
  beforeEach(async () => {
    bench = await DvrBench.open();
  });
  afterEach(() => bench.close());

  function rename(stream: FakeStream, name: string): void {
    stream.name = name;
    stream.place = ["streams", name];
    stream.config = { ...stream.config, name };
    bench.part.configure?.();
  }

  it("is found under the new name, and goes on", async () => {
    const news = bench.add("news");
    await bench.sendMany(news, 3);
    rename(news, "world");
    await bench.ready(news);
    await bench.sendMany(news, 2);
    await patiently(() => expect(bench.stats("world")).toMatchObject({ dvr_info: { disk_size: 5000, ranges: [{}] } }));
    expect(await readdir(bench.root)).toEqual(["world"]);
    expect(news.complaints.size).toBe(0);
    await bench.restart();
    await patiently(() => expect(bench.stats("world")).toMatchObject({ dvr_info: { disk_size: 5000, ranges: [{}] } }));
  });

  it("joins what was recorded under that name before", async () => {
    const world = bench.add("world");
    await bench.sendMany(world, 2);
    bench.streams.remove(world);
    bench.nowMs += 3_600_000;
    const news = bench.add("news");
    await bench.sendMany(news, 2);
    rename(news, "world");
    await bench.ready(news);
    await bench.send(news);
    await patiently(() =>
      expect(bench.stats("world")).toMatchObject({ dvr_info: { disk_size: 5000, ranges: [{}, {}] } }),
    );
    expect(await readdir(bench.root)).toEqual(["world"]);
  });

  it("stays where it is when it cannot be moved, and says how to mend that", async () => {
    const news = bench.add("news");
    await bench.sendMany(news, 2);
    await mkdir(bench.root, { recursive: true });
    // A file where a folder should be.
    await writeFile(join(bench.root, "a~world"), "");
    await bench.settle();
    const long = "w".repeat(200);
    await writeFile(join(bench.root, `${long}~`), "");
    rename(news, `${long}x`);
    await patiently(() =>
      expect(news.complaints.get("dvr move")).toMatch(/What was recorded as news stays in .*news\. /),
    );
    expect(news.complaints.get("dvr move")).toContain("rename that folder to");
    expect(await readdir(join(bench.root, "news"))).toContain("2026");
  });
});
