import { join, normalize, sep } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { archiveFolderName } from "../../../../server/media/dvr/index/archiveFolderName.ts";
import { hourFolderOf } from "../../../../server/media/dvr/index/hourFolderOf.ts";
import { readSegmentName } from "../../../../server/media/dvr/index/readSegmentName.ts";
import { segmentFileName } from "../../../../server/media/dvr/index/segmentFileName.ts";

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
        const [year, month, day, hour] = hourFolderOf(piece.startMs).split("/").map(Number);
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
