import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { AdCounts } from "../../../server/records/AdCounts.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";

const open: AdCounts[] = [];
afterEach(async () => {
  for (const counts of open.splice(0)) await counts.close();
});

function openCounts(folder: string): AdCounts {
  const counts = new AdCounts({ folder, onNotice: () => undefined, now: Date.now });
  open.push(counts);
  return counts;
}

describe("the counts of advertising", () => {
  it("survive a restart of the server", async () => {
    const folder = temporaryFolder();
    const counts = openCounts(folder);
    counts.addShow("news", "ads/a.mp4");
    counts.addView("news", "ads/a.mp4");
    counts.addView("news", "ads/a.mp4");
    await counts.close();
    const again = openCounts(folder);
    again.addShow("news", "ads/a.mp4");
    expect(await again.read()).toEqual({ news: [{ name: "ads/a.mp4", show_count: 2, view_count: 2 }] });
  });

  it("follow a stream to its new name, also what was counted a moment ago", async () => {
    const counts = openCounts(temporaryFolder());
    counts.addShow("news", "ads/a.mp4");
    await counts.flush();
    counts.addShow("news", "ads/a.mp4");
    counts.rename("news", "world");
    counts.addShow("world", "ads/b.mp4");
    expect(await counts.read()).toEqual({
      world: [
        { name: "ads/a.mp4", show_count: 2, view_count: 0 },
        { name: "ads/b.mp4", show_count: 1, view_count: 0 },
      ],
    });
  });

  it("end with their stream", async () => {
    const counts = openCounts(temporaryFolder());
    counts.addShow("news", "ads/a.mp4");
    counts.forget(["news"]);
    expect(await counts.read()).toEqual({});
  });

  it("make no file where nothing is counted", async () => {
    const folder = temporaryFolder();
    const counts = openCounts(folder);
    counts.rename("a", "b");
    counts.forget(["b"]);
    expect(await counts.read()).toEqual({});
    expect(existsSync(join(folder, "ads.db"))).toBe(false);
  });

  it("takes names as they are, whatever they are", async () => {
    const counts = openCounts(temporaryFolder());
    counts.addShow("__proto__", "ads/a.mp4");
    const read = await counts.read();
    expect(Object.keys(read)).toEqual(["__proto__"]);
  });
});
