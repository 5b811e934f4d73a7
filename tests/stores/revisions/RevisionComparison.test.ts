import { describe, expect, it } from "vitest";
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
});
