import { describe, expect, it } from "vitest";
import { readComparisonView, writeComparisonView } from "../../../src/model/revisions/comparisonView.ts";
import { isSameView, type RevisionView, readRevisionView } from "../../../src/model/revisions/revisionView.ts";

const read = (query: string) => readComparisonView(new URLSearchParams(query));

describe("a comparison in an address", () => {
  it("is of two revisions in words, with what is served where it names one", () => {
    expect(read("from=12&to=34")).toEqual({ from: 12, to: 34, scope: [], shown: "words" });
    expect(read("from=12")).toEqual({ from: 12, to: "now", scope: [], shown: "words" });
    expect(read("from=now&to=12")).toMatchObject({ from: "now", to: 12 });
    expect(read("from=before&to=12")).toMatchObject({ from: "before", to: 12 });
  });

  it("is of one entity or setting, and as text, where it says so", () => {
    expect(read("from=1&entity=streams/a~1b")?.scope).toEqual(["streams", "a/b"]);
    expect(read("from=1&setting=streams/news/title")?.scope).toEqual(["streams", "news", "title"]);
    expect([read("from=1&view=text")?.shown, read("from=1&view=other")?.shown]).toEqual(["text", "words"]);
  });

  it.each(["", "to=3", "from=soon", "from=1&to=soon", "from=1&to=before", "from=-1", "from=1x", "from=x1", "from=1.5"])(
    "is none where it names no two revisions: %j",
    (query) => {
      expect(read(query)).toBeUndefined();
    },
  );

  it("is none of a revision whose number is longer than any", () => {
    expect([read(`from=${"9".repeat(15)}`)?.from, read(`from=${"9".repeat(16)}`)]).toEqual([
      999_999_999_999_999,
      undefined,
    ]);
  });

  it.each(["from=before&to=12", "from=1&to=now&entity=streams%2Fa%7E1b", "from=1&to=2&view=text"])(
    "is written as it is read: %s",
    (query) => {
      const view = read(query);
      if (view === undefined) throw new Error("The address names two revisions.");
      expect(new URLSearchParams(writeComparisonView(view)).toString()).toBe(query);
    },
  );
});

describe("the view of the history", () => {
  it("takes whole numbers that are not longer than any for times and revisions", () => {
    const from = (word: string) => readRevisionView(new URLSearchParams({ from: word })).from;
    expect(["1795600000000", "12x", "x12", "9".repeat(16), ""].map(from)).toEqual([
      1_795_600_000_000,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("is another one as soon as one thing of it is", () => {
    const view: RevisionView = { entity: "a", setting: "b", who: "c", way: "d", q: "e", from: 1, to: 2, rev: 3 };
    expect(isSameView(view, { ...view })).toBe(true);
    const others = [
      { entity: "x" },
      { setting: "x" },
      { who: "x" },
      { way: "x" },
      { q: "x" },
      { from: 0 },
      { to: 0 },
      { rev: undefined },
    ];
    expect(others.filter((other) => isSameView(view, { ...view, ...other }))).toEqual([]);
  });
});
