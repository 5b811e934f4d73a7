import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { writeFile } from "node:fs/promises";
import { request as ask } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { exportArguments, ExportRun } from "../../../../server/media/dvr/play/ExportRun.ts";
import { FfmpegPool } from "../../../../server/media/ffmpeg/FfmpegPool.ts";
import { readProgramTables } from "../../../../server/media/ts/programTables.ts";
import { ffmpeg, ffmpegPath } from "../support/ffmpegPath.ts";
import { tsOf } from "../support/tsOf.ts";
import { DvrBench } from "./support/DvrBench.ts";
import type { FakeStream } from "./support/FakeStream.ts";
import { temporaryFolder } from "../../support/temporaryFolder.ts";
import { decodedSeconds } from "./support/decodedSeconds.ts";
import { patiently } from "./support/patiently.ts";
import { realSegments } from "./support/realSegments.ts";
import { serveRoutes } from "./support/serveRoutes.ts";

const execute = promisify(execFile);

describe("exporting a part of an archive", () => {
  let bench: DvrBench;
  let served: Awaited<ReturnType<typeof serveRoutes>>;
  let news: FakeStream;
  let noon: number;
  beforeEach(async () => {
    bench = await DvrBench.open();
    noon = bench.nowMs / 1000;
    news = bench.add("live/news");
    served = await serveRoutes(bench.part.routes ?? []);
  });
  afterEach(async () => {
    await served.close();
    await bench.close();
  });

  async function sendReal(options?: Parameters<typeof realSegments>[0]): Promise<void> {
    for (const [index, { bytes, durationMs }] of (await realSegments(options)).entries()) {
      await bench.send(news, { bytes, durationMs, isDiscontinuity: index === 0 });
    }
  }

  function at(path: string): string {
    return `${served.url}/live/news/${path}`;
  }

  /** Begins a download and reads no further than its headers. */
  function begin(address: string): Promise<{ destroy(): void }> {
    return new Promise((resolve, reject) => {
      const client = ask(address, (answer) => {
        answer.pause();
        if (answer.statusCode === 200) resolve(client);
        else reject(new Error(`The answer is ${answer.statusCode}.`));
      });
      client.on("error", reject);
      client.end();
    });
  }

  it("makes one MP4 of the right length, over a break of the stream too", async () => {
    await sendReal();
    await sendReal();
    bench.nowMs += 1000;
    const answer = await fetch(at(`archive-${noon}-12.mp4`));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("video/mp4");
    expect(answer.headers.get("content-disposition")).toBe(
      "attachment; filename*=UTF-8''live_news%202026-09-30%2012-00-00%20UTC%2012%20s.mp4",
    );
    const file = join(bench.folder, "export.mp4");
    await writeFile(file, Buffer.from(await answer.arrayBuffer()));
    expect(await decodedSeconds(file)).toBe(12);
    await patiently(() => expect(bench.viewers.opened.every(({ isOpen }) => !isOpen)).toBe(true));
    expect(bench.viewers.requests).toMatchObject([{ proto: "mp4", isPolling: false }]);
  }, 60_000);

  it("is named after what it holds: whole segments, which begin before the asked time and end after it", async () => {
    await sendReal();
    bench.nowMs += 1000;
    const answer = await fetch(at(`archive-${noon + 1}-2.mp4`));
    const file = join(bench.folder, "export.mp4");
    await writeFile(file, Buffer.from(await answer.arrayBuffer()));
    const seconds = await decodedSeconds(file);
    expect(seconds).toBeGreaterThan(2);
    expect(decodeURIComponent(answer.headers.get("content-disposition") ?? "")).toContain(
      `live_news 2026-09-30 12-00-00 UTC ${seconds} s.mp4`,
    );
  }, 60_000);

  it("takes a stream without sound as well", async () => {
    await sendReal({ hasSound: false });
    bench.nowMs += 1000;
    const file = join(bench.folder, "export.mp4");
    await writeFile(file, Buffer.from(await (await fetch(at(`archive-${noon}-6.mp4`))).arrayBuffer()));
    expect(await decodedSeconds(file)).toBe(6);
  }, 60_000);

  it("tells why when what was recorded is no media", async () => {
    await bench.sendMany(news, 3);
    const answer = await fetch(at(`archive-${noon}-6.mp4`));
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining("could not be made a file") });
    expect(bench.viewers.opened.every(({ isOpen }) => !isOpen)).toBe(true);
  }, 60_000);

  it("is given up when the client leaves, and only a few run at the same time", async () => {
    const [segment] = await realSegments();
    // Enough that no socket takes in the whole of it.
    for (let index = 0; index < 150; index += 1) {
      await bench.send(news, {
        bytes: Buffer.concat(Array.from({ length: 20 }, () => segment?.bytes ?? Buffer.alloc(0))),
      });
    }
    const address = at(`archive-${noon}-24.mp4`);
    const clients = await Promise.all(Array.from({ length: 4 }, () => begin(address)));
    expect((await fetch(address)).status).toBe(429);
    for (const client of clients) client.destroy();
    await patiently(() => expect(bench.viewers.opened.filter(({ isOpen }) => isOpen)).toEqual([]));
    const again = await begin(address);
    again.destroy();
  }, 120_000);
});

describe("an export", () => {
  it.each([3, 7, 30])("goes on without a hole over a pause of %i s", async (pauseS) => {
    const [before, after] = [await tsOf({ seconds: 4 }), await tsOf({ seconds: 4, from: 4 + pauseS })];
    async function* recorded(): AsyncGenerator<Buffer> {
      yield before;
      yield after;
    }
    const pool = new FfmpegPool(ffmpeg);
    onTestFinished(() => pool.stop());
    const args = exportArguments(readProgramTables(before)?.streams ?? []);
    const made = new ExportRun(pool.start({ args, label: "export", kind: "push" }), recorded());
    const file = join(temporaryFolder(), "export.mp4");
    await writeFile(file, await made.begin(() => undefined));
    // Without an output it ends with an error, after it has told what it reads.
    const { stderr } = await execute(ffmpegPath, ["-hide_banner", "-i", file]).catch((error: unknown) => Object(error));
    expect(stderr).toMatch(/Duration: 00:00:08\.\d/);
  });

  it("is broken off, not ended, when a recording cannot be read to its end", async () => {
    const media = await tsOf({ seconds: 12 });
    async function* recorded(): AsyncGenerator<Buffer> {
      yield media;
      throw new Error("EIO: i/o error, read");
    }
    const pool = new FfmpegPool(ffmpeg);
    onTestFinished(() => pool.stop());
    const args = exportArguments(readProgramTables(media)?.streams ?? []);
    const notes: string[] = [];
    const run = pool.start({ args, label: "export", kind: "push" });
    const made = new ExportRun(run, recorded(), (words) => notes.push(words));
    const take = async (): Promise<void> => {
      for await (const _bytes of await made.begin(() => undefined));
    };
    await expect(take()).rejects.toThrow("The recording could not be made a file: it cannot be read as media.");
    expect(notes).toHaveLength(1);
  });
});
