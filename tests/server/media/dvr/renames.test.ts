import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DvrBench } from "./support/DvrBench.ts";
import type { FakeStream } from "./support/FakeStream.ts";
import { patiently } from "./support/patiently.ts";

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

describe("the archive of a stream that is renamed", () => {
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
