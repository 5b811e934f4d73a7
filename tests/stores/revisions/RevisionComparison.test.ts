import { autorun } from "mobx";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import type { RevisionRow } from "../../../src/api/areas/revisionsApi.ts";
import { RevisionComparison, type WantedComparison } from "../../../src/stores/revisions/RevisionComparison.ts";
import { fakeStores } from "../../pages/support/fakeStores.ts";

const row = (rev: number, more: Partial<RevisionRow> = {}): RevisionRow => ({
  rev,
  at: rev,
  who: "admin",
  address: "",
  way: "form",
  summary: "",
  paths: [],
  ...more,
});
const config = (title: string) => ({ streams: { news: { name: "news", title } } });

async function opened(wanted: Partial<WantedComparison> = {}, rows: RevisionRow[] = [row(13), row(12)]) {
  const stores = fakeStores(config("B"), { capabilities: { revision_rows: true, revision_renames: true } });
  await stores.serverInfo.refresh();
  stores.config.replace(config("B"), 13);
  const { revised } = stores.calls;
  revised.rows = rows;
  for (const [rev, title] of [[12, "A"] as const, [13, "B"] as const]) {
    revised.configs.set(rev, config(title));
    revised.texts.set(rev, `stream news {\n  title ${title};\n}\n`);
  }
  return { stores, revised, comparison: new RevisionComparison(stores, { from: 12, to: 13, scope: [], ...wanted }) };
}

afterEach(() => vi.restoreAllMocks());

/** Each look at the clock is a slice later: the page draws after each part. */
function slowly() {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (now += 20));
}

describe("comparing two revisions", () => {
  it("says what differs in words, and line by line once that is asked for", async () => {
    const { comparison, revised } = await opened();
    await comparison.load();
    expect(comparison.sides.map((side) => side?.rev)).toEqual([12, 13]);
    expect(comparison.words).toMatchObject({ kind: "found", isDone: true, found: [{ title: "Stream news" }] });
    expect(revised.made.filter((call) => call.startsWith("text"))).toEqual([]);
    await comparison.loadLines();
    expect(comparison.lines).toMatchObject({ kind: "found", isDone: true, found: [{ oldStart: 1 }] });
    await comparison.loadLines();
    expect(revised.made.filter((call) => call.startsWith("text"))).toHaveLength(2);
  });

  it("takes what is served for now, and tells of what is saved meanwhile without changing what is shown", async () => {
    const { comparison, stores } = await opened({ to: "now" });
    await comparison.load();
    const { words } = comparison;
    expect([comparison.sides[1]?.rev, comparison.newer]).toEqual([13, undefined]);
    stores.config.merge({ streams: { news: { title: "C" } } }, 14);
    expect([comparison.newer, comparison.words]).toEqual([14, words]);
  });

  it("holds a revision against the last one before it that was served and can be read", async () => {
    const rows = [row(13), row(12, { aside: true }), row(11, { damaged: true }), row(8)];
    const { comparison, revised } = await opened({ from: "before" }, rows);
    revised.configs.set(8, config("A"));
    await comparison.load();
    expect(comparison.sides.map((side) => side?.rev)).toEqual([8, 13]);
    expect(comparison.words).toMatchObject({ kind: "found", found: [{ title: "Stream news" }] });
  });

  it("says of the first that is kept that nothing is there from before it", async () => {
    const { comparison } = await opened({ from: "before" }, [row(13), row(12, { aside: true })]);
    await comparison.load();
    expect(comparison.words).toEqual({ kind: "unread", which: [{ kind: "none-before", rev: 13 }] });
  });

  it("follows which revision is served while others save", async () => {
    const { comparison, stores } = await opened({}, [row(13, { current: true }), row(12)]);
    await comparison.load();
    const isCurrent = () => comparison.sides.map((side) => side !== undefined && comparison.isCurrent(side));
    expect([isCurrent(), comparison.source?.rev]).toEqual([[false, true], 12]);
    stores.config.merge({ streams: { news: { title: "C" } } }, 14);
    expect(isCurrent()).toEqual([false, false]);
  });

  it("says that a revision is not kept, is damaged, or was put aside and has a text only", async () => {
    const missing = await opened({ from: 3 });
    await missing.comparison.load();
    expect(missing.comparison.words).toEqual({ kind: "unread", which: [{ kind: "not-kept", rev: 3 }] });
    const { comparison } = await opened({}, [row(13, { aside: true }), row(12)]);
    await comparison.load();
    expect(comparison.words).toEqual({ kind: "unread", which: [{ kind: "aside", rev: 13 }] });
    await comparison.loadLines();
    expect(comparison.lines).toMatchObject({ kind: "found" });
    const damaged = await opened({}, [row(13), row(12, { damaged: true })]);
    await damaged.comparison.load();
    await damaged.comparison.loadLines();
    const told = { kind: "unread", which: [{ kind: "damaged", rev: 12 }] };
    expect([damaged.comparison.words, damaged.comparison.lines]).toEqual([told, told]);
  });

  it("reads names from the earlier revision on, whichever stands first", async () => {
    const { comparison, revised } = await opened({ from: 13, to: 12 });
    revised.configs.set(12, { streams: { old: { name: "old", title: "A" } } });
    revised.renamed = [{ from: ["streams", "old"], to: ["streams", "news"] }];
    await comparison.load();
    expect(revised.made).toContain("renames 12 13");
    const found = comparison.words.kind === "found" ? comparison.words.found : [];
    expect(found.flatMap(({ changes }) => changes.map(({ kind }) => kind))).toEqual(["renamed", "value"]);
  });

  it("compares without names where the server's index is away", async () => {
    const { comparison, revised } = await opened();
    revised.renames = () => Promise.reject(new ApiError("server", "no index"));
    await comparison.load();
    expect(comparison.words.kind).toBe("found");
    revised.failure = new Error("The line broke.");
    await comparison.load();
    expect(comparison.words).toEqual({ kind: "failed", message: "The line broke." });
  });

  it("is silent once nobody looks at it", async () => {
    const { comparison, revised } = await opened();
    let open = () => {};
    revised.gate = new Promise((resolve) => (open = resolve));
    const loading = comparison.load();
    comparison.stop();
    open();
    await loading;
    expect(comparison.words.kind).toBe("reading");
  });

  it("has neither side before they are read, and tells whoever draws it when they are", async () => {
    const { comparison, revised } = await opened({ from: "now", to: "now" });
    expect([comparison.sides, comparison.newer, comparison.source]).toEqual([
      [undefined, undefined],
      undefined,
      undefined,
    ]);
    const drawn: string[] = [];
    const stop = autorun(() => drawn.push(`${comparison.words.kind} ${comparison.sides[1]?.rev}`));
    await comparison.load();
    stop();
    expect([drawn[0], drawn.at(-1)]).toEqual(["reading undefined", "found 13"]);
    expect(comparison.sides[1], "rows are kept as they came").toBe(revised.rows[0]);
  });

  it("tells of what was saved since where what is served stands first, and of nothing where it is not compared", async () => {
    const { comparison, stores } = await opened({ from: "now", to: 12 });
    expect(comparison.newer).toBeUndefined();
    await comparison.load();
    stores.config.merge({}, 14);
    expect(comparison.newer).toBe(14);
    const former = await opened();
    await former.comparison.load();
    former.stores.config.merge({}, 14);
    expect(former.comparison.newer).toBeUndefined();
  });

  it("takes the newest revision for what is served where the server counts none", async () => {
    const { comparison, stores, revised } = await opened({ to: "now" });
    stores.config.rev = undefined;
    await comparison.load();
    expect([comparison.sides[1]?.rev, comparison.newer]).toEqual([13, undefined]);
    expect(revised.made).toContain("list {}  1");
  });

  it("takes for served what was when it was read, though that has no revision of its own yet", async () => {
    const { comparison, stores } = await opened({ to: "now" }, [row(13, { current: true }), row(12)]);
    stores.config.replace(config("B"), 14);
    await comparison.load();
    expect(comparison.sides.map((side) => side !== undefined && comparison.isCurrent(side))).toEqual([false, true]);
  });

  it("takes parts from the side that is not served, unless it was put aside or is damaged", async () => {
    const sourceOf = async (rows: RevisionRow[], wanted: Partial<WantedComparison> = {}) => {
      const { comparison } = await opened(wanted, rows);
      await comparison.load();
      return comparison.source?.rev;
    };
    expect(await sourceOf([row(13, { current: true }), row(12)])).toBe(12);
    expect(await sourceOf([row(13, { current: true }), row(12)], { from: 13, to: 12 })).toBe(12);
    expect(await sourceOf([row(13), row(12)], { from: 13, to: 12 })).toBe(13);
    expect(await sourceOf([row(13), row(12, { aside: true })])).toBeUndefined();
    expect(await sourceOf([row(13), row(12, { damaged: true })])).toBeUndefined();
    expect(await sourceOf([row(13, { current: true })], { from: 13, to: 13 })).toBeUndefined();
  });

  it("holds a side against one before it, but the first that is kept", async () => {
    const { comparison, revised } = await opened();
    await comparison.load();
    expect(
      [row(12), row(1)].map((one) => comparison.hasBefore(one)),
      "of a server that does not tell",
    ).toEqual([true, true]);
    revised.first = 12;
    await comparison.load();
    expect([row(13), row(12), row(11)].map((one) => comparison.hasBefore(one))).toEqual([true, false, false]);
  });

  it("finds what a revision can be compared with from before it", async () => {
    const { comparison } = await opened();
    expect([await comparison.readBefore(13), await comparison.readBefore(12)]).toEqual([12, undefined]);
  });

  it("says which of the two is not there, and each once", async () => {
    const told = async (wanted: Partial<WantedComparison>, rows: RevisionRow[]) => {
      const { comparison } = await opened(wanted, rows);
      await comparison.load();
      await comparison.loadLines();
      expect(comparison.lines).toBeUndefined();
      return comparison.words;
    };
    const unread = (...which: unknown[]) => ({ kind: "unread", which });
    expect(await told({ from: 3 }, [row(13), row(2)])).toEqual(unread({ kind: "not-kept", rev: 3 }));
    expect(await told({ to: 99 }, [row(13), row(12)])).toEqual(unread({ kind: "not-kept", rev: 99 }));
    expect(await told({ from: "before", to: 99 }, [row(13)])).toEqual(unread({ kind: "not-kept", rev: 99 }));
    expect(await told({ to: "now" }, [])).toEqual(unread({ kind: "not-kept", rev: 12 }));
    expect(await told({ from: "now", to: 13 }, [])).toEqual(unread({ kind: "not-kept", rev: 13 }));
  });

  it("reads the lines again with the words, where they were asked for", async () => {
    const { comparison, revised } = await opened();
    await comparison.load();
    await comparison.loadLines();
    revised.texts.set(12, "stream news {\n  title B;\n}\n");
    await comparison.load();
    await vi.waitFor(() => expect(comparison.lines).toMatchObject({ kind: "found", isDone: true }));
    expect(revised.made.filter((call) => call.startsWith("text"))).toHaveLength(4);
  });

  it("shows no secret in any line", async () => {
    const { comparison, revised } = await opened();
    revised.texts.set(12, "stream news {\n  password hunter2;\n  title A;\n}\n");
    revised.texts.set(13, "stream news {\n  password hunter3;\n  title B;\n}\n");
    await comparison.load();
    await comparison.loadLines();
    const { lines } = comparison;
    const texts = lines?.kind === "found" ? lines.found.flatMap((hunk) => hunk.lines.map(({ text }) => text)) : [];
    expect(texts.filter((text) => text.includes("title"))).toEqual(["  title A;", "  title B;"]);
    expect(texts.join("\n")).not.toContain("hunter");
  });

  it("says why the texts could not be read, unless nobody looks at them any more", async () => {
    const { comparison, revised } = await opened();
    await comparison.load();
    revised.texts.clear();
    await comparison.loadLines();
    expect(comparison.lines).toEqual({ kind: "failed", message: "Revision 12 is not kept." });
    const left = await opened();
    await left.comparison.load();
    const open = left.revised.hold();
    left.revised.failure = new Error("The line broke.");
    const loading = left.comparison.loadLines();
    left.comparison.stop();
    open();
    await loading;
    expect(left.comparison.lines).toEqual({ kind: "reading" });
  });

  it("goes on after the page has drawn, in words and in lines", async () => {
    const { comparison } = await opened();
    slowly();
    await comparison.load();
    expect(comparison.words).toMatchObject({ kind: "found", isDone: true, found: [{ title: "Stream news" }] });
    await comparison.loadLines();
    expect(comparison.lines).toMatchObject({ kind: "found", isDone: true, found: [{ oldStart: 1 }] });
  });

  it("compares no further once nobody looks at it, in words and in lines", async () => {
    const words = await opened();
    slowly();
    const loading = words.comparison.load();
    await vi.waitFor(() => expect(words.comparison.words.kind).toBe("found"), { interval: 0 });
    words.comparison.stop();
    await loading;
    expect(words.comparison.words).toMatchObject({ kind: "found", isDone: false });
    const { comparison } = await opened();
    await comparison.load();
    const comparing = comparison.loadLines();
    const stop = autorun(() => comparison.lines?.kind === "found" && comparison.stop());
    await comparing;
    stop();
    expect(comparison.lines).toMatchObject({ kind: "found", isDone: false });
  });

  it("takes an answer for nothing that comes when nobody looks at it any more", async () => {
    const sides = await opened();
    const open = sides.revised.hold();
    const loading = sides.comparison.load();
    await vi.waitFor(() => expect(sides.revised.made).toHaveLength(2));
    sides.comparison.stop();
    open();
    await loading;
    expect(sides.comparison.sides).toEqual([undefined, undefined]);

    const configs = await opened();
    const read = configs.revised.config.bind(configs.revised);
    configs.revised.config = (rev) => {
      configs.comparison.stop();
      return read(rev);
    };
    await configs.comparison.load();
    expect(configs.comparison.words.kind).toBe("reading");

    const texts = await opened();
    await texts.comparison.load();
    const text = texts.revised.text.bind(texts.revised);
    texts.revised.text = (rev) => {
      texts.comparison.stop();
      return text(rev);
    };
    await texts.comparison.loadLines();
    expect(texts.comparison.lines?.kind).toBe("reading");

    const failing = await opened();
    const fail = failing.revised.hold();
    failing.revised.failure = new Error("The line broke.");
    const failed = failing.comparison.load();
    failing.comparison.stop();
    fail();
    await failed;
    expect(failing.comparison.words.kind).toBe("reading");
  });
});
