import { join, normalize, sep } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RangeList } from "../../../../server/media/dvr/index/RangeList.ts";
import {
  archiveFolderName,
  hourFolder,
  readSegmentName,
  segmentFileName,
} from "../../../../server/media/dvr/index/archiveFolders.ts";

const hostile = fc.constantFrom(
  "..",
  "../",
  "/",
  "\\",
  "\0",
  "%2e%2e%2f",
  "~",
  ".",
  "…",
  "ü",
  "😀",
  "\n",
  "a",
  "2026",
  "CON",
);
const names = fc
  .oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 256 }),
    fc.array(hostile, { minLength: 1, maxLength: 60 }).map((parts) => parts.join("")),
  )
  .filter((name) => !/[\uD800-\uDFFF]/u.test(name) && encodeURIComponent(name).length < 2900);

/** As an operator would read it back. */
function nameOf(folder: string): string {
  return decodeURIComponent(folder.replace(/~\/~?/g, ""));
}

describe("the folder of a stream in an archive", () => {
  it("is the name itself where that is plain", () => {
    expect(archiveFolderName("news_1.hd-2")).toBe("news_1.hd-2");
    expect(archiveFolderName("live/cam")).toBe("live%2Fcam");
    expect(archiveFolderName("..")).toBe("%2E.");
  });

  it("never leaves the root, whatever the name is", () => {
    fc.assert(
      fc.property(names, (name) => {
        const path = join("/archive", archiveFolderName(name), "file");
        expect(path.startsWith(`/archive${sep}`)).toBe(true);
        expect(normalize(path)).toBe(`/archive/${archiveFolderName(name)}/file`);
        expect(archiveFolderName(name)).toMatch(/^[A-Za-z0-9._%/~-]+$/);
        for (const part of archiveFolderName(name).split("/")) {
          expect(part.length).toBeLessThan(240);
          expect(part).not.toMatch(/^\.|^$/);
        }
      }),
    );
  });

  it("tells the name it was made of, so that no two streams share one", () => {
    fc.assert(
      fc.property(names, (name) => {
        expect(nameOf(archiveFolderName(name))).toBe(name);
      }),
    );
  });

  it("is refused for names that no folder can have", () => {
    for (const name of ["", "\uD800", "x".repeat(5000)]) expect(() => archiveFolderName(name)).toThrow("folder");
  });
});

describe("the file of a recorded piece", () => {
  it("tells when it was recorded, how long it is and whether players begin anew", () => {
    const pieces = fc.record({
      startMs: fc.integer({ min: 0, max: Date.UTC(2200, 0) }),
      durationMs: fc.integer({ min: 1, max: 999_999_999 }),
      isDiscontinuity: fc.boolean(),
    });
    fc.assert(
      fc.property(pieces, (piece) => {
        const [year, month, day, hour] = hourFolder(piece.startMs).split("/").map(Number);
        const hourMs = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour);
        expect(readSegmentName(hourMs, segmentFileName(piece))).toEqual(piece);
      }),
    );
  });

  it("is none of those that others left there", () => {
    for (const name of [
      "index.jsonl",
      ".00-00-000-1.ts.tmp",
      "60-00-000-1.ts",
      "00-00-000-.ts",
      "00-00-000-1-d.ts.bak",
    ]) {
      expect(readSegmentName(0, name)).toBeUndefined();
    }
  });
});

function listOf(ranges: readonly (readonly [number, number])[]): RangeList {
  const list = new RangeList();
  for (const [from, to] of ranges) list.add(from, to);
  return list;
}

describe("recorded ranges", () => {
  it("join over less than 1.5 s, and not over more", () => {
    expect(
      listOf([
        [0, 2000],
        [3499, 5000],
        [6500, 8000],
      ]).all,
    ).toEqual([
      { fromMs: 0, toMs: 5000 },
      { fromMs: 6500, toMs: 8000 },
    ]);
  });

  it("are the same in whatever order they come", () => {
    const ranges = fc.array(
      fc
        .tuple(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 5000 }))
        .map(([from, ms]) => [from, from + ms] as const),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(ranges, fc.infiniteStream(fc.nat()), (all, random) => {
        const sorted = all.toSorted(([one], [other]) => one - other);
        const shuffled = all
          .map((range) => ({ range, at: random.next().value }))
          .toSorted((one, other) => one.at - other.at);
        expect(listOf(shuffled.map(({ range }) => range)).all).toEqual(listOf(sorted).all);
        for (const [index, { fromMs }] of listOf(sorted).all.entries()) {
          const before = listOf(sorted).all[index - 1];
          if (before) expect(fromMs - before.toMs).toBeGreaterThanOrEqual(1500);
        }
      }),
    );
  });

  it("end where what is left begins after old recordings went", () => {
    const list = listOf([
      [0, 2000],
      [10_000, 20_000],
      [30_000, 40_000],
    ]);
    list.cutBefore(15_000);
    expect(list.all).toEqual([
      { fromMs: 15_000, toMs: 20_000 },
      { fromMs: 30_000, toMs: 40_000 },
    ]);
    expect(list.durationMs).toBe(15_000);
  });
});
