import { describe, expect, it } from "vitest";
import { checkEntity } from "../../../src/model/entity/checkEntity.ts";
import { isAdFile, offeredFiles, shareOf } from "../../../src/model/ads/scheduleFiles.ts";
import { advertedRows } from "../../../src/model/ads/advertedRows.ts";

describe("The files that are offered to ad schedules", () => {
  const endings = [".mp4", ".f4v", ".mov", ".m4v", ".mp4a", ".3gp", ".3g2"];

  it("are those of seven endings, and the schedule takes each of them [S391]", async () => {
    for (const ending of endings) {
      expect(isAdFile(`ad${ending}`)).toBe(true);
      expect(await checkEntity("ad-schedule", { name: "a", files: [{ name: `films/ad${ending}` }] })).toEqual([]);
    }
    for (const name of ["ad.ts", "ad.mkv", "ad.mp4.txt", "mp4", ".mp4", "ad.mp3"]) {
      expect(isAdFile(name), name).toBe(false);
    }
  });

  it("stand behind the directories, numbers by their value", () => {
    const entries = [
      { name: "ad10.mp4", type: "file" },
      { name: "ad9.mp4", type: "file" },
      { name: "notes.txt", type: "file" },
      { name: "winter.mp4", type: "directory" },
    ] as const;
    expect(offeredFiles(entries).map(({ name }) => name)).toEqual(["winter.mp4", "ad9.mp4", "ad10.mp4"]);
  });

  it("share the shows by their weights, one without any counts as 1", () => {
    const files = [{ name: "films/a.mp4", weight: 3 }, { name: "films/b.mp4" }];
    expect(files.map((file) => shareOf(file, files))).toEqual([0.75, 0.25]);
    expect(shareOf({ weight: 1 }, [{ weight: 1 }, { weight: 0 }])).toBeUndefined();
  });
});

describe("What was shown of ads", () => {
  const stats = {
    sport: [{ name: "films/a.mp4", show_count: 2, view_count: 9 }],
    news: [
      { name: "films/b.mp4", show_count: 2 },
      { name: "films/a.mp4", show_count: 30, view_count: 1 },
    ],
  };
  const shown = (sought: string, by: "stream" | "file" | "shows" | "views", isDescending = false) =>
    advertedRows(stats, sought, { by, isDescending }).map(({ stream, file }) => `${stream} ${file.slice(6, 7)}`);

  it("is sorted by any column, what is alike by stream and file", () => {
    expect(shown("", "stream")).toEqual(["news a", "news b", "sport a"]);
    expect(shown("", "shows", true)).toEqual(["news a", "news b", "sport a"]);
    expect(shown("", "views", true)).toEqual(["sport a", "news a", "news b"]);
  });

  it("is found by stream and by file", () => {
    expect(shown("SPORT", "stream")).toEqual(["sport a"]);
    expect(shown("a.mp4", "stream")).toEqual(["news a", "sport a"]);
  });
});
