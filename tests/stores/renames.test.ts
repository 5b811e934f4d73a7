import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Rename } from "../../src/stores/editing/RenamesByOthers.ts";
import { sliceOf } from "../../src/model/draft/draftSlices.ts";
import { SaveDesk } from "./support/SaveDesk.ts";

const settle = () => vi.advanceTimersByTimeAsync(0);
const rename = { from: ["streams", "news"], to: ["streams", "novel"] };

function desk() {
  const own = new SaveDesk({ streams: { news: { name: "news", title: "A", static: true, stats: { alive: true } } } });
  const told: Rename[] = [];
  own.queue.onRename((one) => told.push(one));
  return { own, told };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a saved rename", () => {
  it("goes as null for the old key and the whole entity under the new one, and is told", async () => {
    const { own, told } = desk();
    own.draft.edit(["streams", "news", "name"], "novel");
    expect(await own.saveAll()).toBe(true);
    expect(own.saved).toEqual([{ streams: { news: null, novel: { name: "novel", title: "A", static: true } } }]);
    expect(told).toEqual([rename]);
  });

  it("takes along the drafts of other pages that were not saved with it", async () => {
    const { own, told } = desk();
    own.draft.edit(["streams", "news", "name"], "novel");
    own.draft.edit(["streams", "news", "title"], "B");
    expect(await own.queue.commit(sliceOf(own.draft.edits, [["streams", "news"]], ["/name"]))).toBe(true);
    expect(own.draft.patch()).toEqual({ streams: { novel: { title: "B" } } });
    expect(own.draft.conflicts).toEqual([]);
    expect(told).toEqual([rename]);
  });

  it("is told once, and looks like no deletion, when the live line is faster than the answer", async () => {
    const { own, told } = desk();
    const release = own.server.hold("answer");
    own.draft.edit(["streams", "news", "name"], "novel");
    const save = own.saveAll();
    await settle();
    own.draft.edit(["streams", "news", "title"], "typed on");
    const kinds: string[] = [];
    own.config.onChange(() => kinds.push(...own.draft.conflicts.map(({ kind }) => kind)));
    own.config.merge({ streams: { news: null, novel: { name: "novel", title: "A", static: true } } }, 2);
    expect(kinds).toEqual([]);
    expect(told).toEqual([rename]);
    release();
    expect(await save).toBe(true);
    expect(told).toEqual([rename]);
    expect(own.draft.patch()).toEqual({ streams: { novel: { title: "typed on" } } });
  });

  it("is not told when the server refuses it", async () => {
    const { own, told } = desk();
    own.server.answer("/flussonic/api/modify_config", 422, { message: "That name is taken." });
    own.draft.edit(["streams", "news", "name"], "novel");
    expect(await own.saveAll()).toBe(false);
    expect(told).toEqual([]);
    expect(own.draft.effective(["streams", "news", "name"])).toBe("novel");
  });

  it("is told to nobody who has stopped listening", async () => {
    const { own } = desk();
    const told: Rename[] = [];
    own.queue.onRename((one) => told.push(one))();
    own.draft.edit(["streams", "news", "name"], "novel");
    await own.saveAll();
    expect(told).toEqual([]);
  });
});
