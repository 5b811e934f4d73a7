import { describe, expect, it } from "vitest";
import {
  metaText,
  noChanges,
  parseMeta,
  type RevisionMeta,
  shortMeta,
  shownChanges,
  textDigest,
} from "../../../../server/config/storage/RevisionMeta.ts";

const meta: RevisionMeta = { rev: 3, at: 5, who: "boss", summary: "loglevel", sha256: textDigest("x"), keys: {} };
const told: RevisionMeta = {
  ...meta,
  way: "form",
  address: "10.0.0.1",
  comment: "careful",
  scheduled: "id",
  operation_id: "op",
  changes: 1,
  paths: ["loglevel"],
  added: ["streams/a"],
  removed: ["streams/b"],
  renames: [["streams/c", "streams/d"]],
  keys: { sources: { ids: ["1"], last: 1 } },
  confirmed: "waiting",
};

describe("the description of a revision", () => {
  it("is read as it was written, with all that is known and with what older servers knew", () => {
    for (const one of [meta, told]) expect(parseMeta(metaText(one))).toEqual(one);
    expect(metaText(meta)).toBe(`${JSON.stringify(meta)}\n`);
  });

  it.each<[string, object]>([
    ["rev", { rev: "3" }],
    ["rev beyond all numbers", { rev: 1e300 }],
    ["rev that is none", { rev: 1.5 }],
    ["at", { at: "5" }],
    ["who", { who: 5 }],
    ["summary", { summary: null }],
    ["sha256", { sha256: 5 }],
    ["keys", { keys: [] }],
    ["changes", { changes: "1" }],
    ["way", { way: 5 }],
    ["address", { address: 5 }],
    ["comment", { comment: 5 }],
    ["scheduled", { scheduled: 5 }],
    ["operation_id", { operation_id: 5 }],
    ["paths", { paths: "loglevel" }],
    ["one of the paths", { paths: ["loglevel", 5] }],
    ["added", { added: [5] }],
    ["removed", { removed: [5] }],
    ["renames", { renames: "x" }],
    ["a rename of one", { renames: [["a"]] }],
    ["a rename of three", { renames: [["a", "b", "c"]] }],
    ["a rename that is no list", { renames: ["ab"] }],
    ["a rename of numbers", { renames: [[1, 2]] }],
  ])("is none where it is wrong in: %s", (_what, wrong) => {
    expect(parseMeta(JSON.stringify({ ...told, ...wrong }))).toBeUndefined();
  });

  it("is none where it is no object, or no JSON", () => {
    for (const text of ["", "{", "[]", "null", "5"]) expect(parseMeta(text)).toBeUndefined();
  });

  it("is held in memory with twenty paths at most, and which of these came and went", () => {
    const paths = Array.from({ length: 30 }, (_, at) => `streams/s${at}`);
    const long = { ...told, paths, added: ["streams/s0", "streams/s20"], removed: ["streams/s19", "streams/s29"] };
    const { renames: _, ...rest } = told;
    const short = { ...rest, paths: paths.slice(0, 20), added: ["streams/s0"], removed: ["streams/s19"] };
    expect(shortMeta(long)).toEqual(short);
    expect(shortMeta(long)).not.toHaveProperty("renames");
    expect(Object.keys(shortMeta(meta))).toEqual(Object.keys(meta));
    expect(shownChanges({})).toEqual({ paths: [], added: [], removed: [] });
    expect(noChanges).toEqual({ changes: 0, paths: [], added: [], removed: [], renames: [] });
  });
});

describe("the digest of a text", () => {
  it("is SHA-256 in hex", () => {
    expect(textDigest("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });
});
