import { describe, expect, it, onTestFinished } from "vitest";
import { exportArguments } from "../../../../server/media/dvr/play/exportArguments.ts";
import { ExportRun } from "../../../../server/media/dvr/play/ExportRun.ts";
import { openFfmpeg } from "../../../../server/media/ffmpeg/Ffmpeg.ts";
import { readTables } from "../../../../server/media/outputs/ts/readTables.ts";
import { FfmpegPool } from "../../../../server/media/ffmpeg/FfmpegPool.ts";
import { ffmpegPath } from "../support/ffmpegPath.ts";
import { tsOf } from "../support/tsOf.ts";

describe("an export", () => {
  it("is broken off, not ended, when a recording cannot be read to its end", async () => {
    const media = await tsOf({ seconds: 12 });
    async function* recorded(): AsyncGenerator<Buffer> {
      yield media;
      throw new Error("EIO: i/o error, read");
    }
    const pool = new FfmpegPool(await openFfmpeg(ffmpegPath));
    onTestFinished(() => pool.stop());
    const args = exportArguments(readTables(media)?.streams ?? []);
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
