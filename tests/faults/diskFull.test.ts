import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { mountSmallDisk } from "./support/mountSmallDisk.ts";
import { readLivePlaylist } from "./support/readLivePlaylist.ts";
import { recordedRanges } from "./support/recordedRanges.ts";
import { startMedia } from "./support/startMedia.ts";

const DISK_BYTES = 8_000_000;
/** A failed disk is tried again after 10 s, with the next piece of 2 s. */
const RECOVERY = { timeout: 20_000 };
// Only an administrator's account may mount one.
const disk = mountSmallDisk(DISK_BYTES);
const missing = disk === undefined ? ": not tested, this account may not mount a disk" : "";

function fill(path: string): void {
  try {
    writeFileSync(path, Buffer.alloc(DISK_BYTES));
  } catch {
    // What could not be written is how it gets full.
  }
}

describe.skipIf(disk === undefined)(`a disk of recordings that is full${missing}`, () => {
  it("costs its own stream's recording and nothing else, until there is room again", async () => {
    const root = join(disk ?? "", "archive");
    const filler = join(disk ?? "", "filler");
    const configText = `
      stream full { input fake://fake?size=160x90; dvr ${root} 1d; }
      stream fine { input fake://fake?size=192x108; dvr 1d; }
    `;
    const media = await startMedia({ configText });
    const endOf = async (name: string): Promise<number> => {
      const last = (await recordedRanges(media, name)).at(-1);
      return last === undefined ? 0 : last.from + last.duration;
    };
    const sequenceOf = async (name: string) => (await readLivePlaylist(media, name)).at(-1)?.sequence ?? 0;
    await expect.poll(() => endOf("full"), { timeout: 15_000 }).toBeGreaterThan(0);

    fill(filler);
    await expect
      .poll(() => media.stats("full")["source_error"], { timeout: 10_000 })
      .toMatch(/archive is full: make room/);
    const [sequence, fineEnd] = [await sequenceOf("full"), await endOf("fine")];
    await expect.poll(() => sequenceOf("full"), { timeout: 10_000 }).toBeGreaterThan(sequence + 1);
    expect(media.stats("full")).toMatchObject({ alive: true, retry_count: 0 });
    await expect.poll(() => endOf("fine"), { timeout: 10_000 }).toBeGreaterThan(fineEnd);
    expect(media.stats("fine")["source_error"]).toBeUndefined();
    await media.save({ streams: { full: { title: "Still saved" } } });
    expect(media.live.at("streams", "full", "stats", "alive")).toBe(true);
    const written = readdirSync(root, { recursive: true, encoding: "utf8" });
    expect(written.filter((name) => name.endsWith(".tmp"))).toEqual([]);

    rmSync(filler);
    const roomAtS = Date.now() / 1000;
    await expect.poll(() => media.stats("full")["source_error"], RECOVERY).toBeUndefined();
    await expect.poll(() => endOf("full"), RECOVERY).toBeGreaterThan(roomAtS);
    expect((await recordedRanges(media, "full")).length).toBe(2);
  });
});
