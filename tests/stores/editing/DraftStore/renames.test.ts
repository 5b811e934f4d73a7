import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { JsonObject } from "../../../../src/model/Json.ts";
import { sliceOf } from "../../../../src/model/draft/draftSlices.ts";
import { ConfigStore } from "../../../../src/stores/ConfigStore.ts";
import { DraftStore } from "../../../../src/stores/editing/DraftStore.ts";
import type { DoneRename } from "../../../../src/stores/editing/RenamesByOthers.ts";
import { SaveDesk } from "../../support/SaveDesk.ts";

describe("a saved rename", () => {
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const rename = { from: ["streams", "news"], to: ["streams", "novel"] };

  function openDesk() {
    const own = new SaveDesk({ streams: { news: { name: "news", title: "A", static: true, stats: { alive: true } } } });
    const told: DoneRename[] = [];
    own.queue.onRename((one) => told.push(one));
    return { own, told };
  }

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("goes as null for the old key and the whole entity under the new one, and is told", async () => {
    const { own, told } = openDesk();
    own.draft.edit(["streams", "news", "name"], "novel");
    expect(await own.saveAll()).toBe(true);
    expect(own.saved).toEqual([{ streams: { news: null, novel: { name: "novel", title: "A", static: true } } }]);
    expect(told).toEqual([rename]);
  });

  it("takes along the drafts of other pages that were not saved with it", async () => {
    const { own, told } = openDesk();
    own.draft.edit(["streams", "news", "name"], "novel");
    own.draft.edit(["streams", "news", "title"], "B");
    expect(await own.queue.commit(sliceOf(own.draft.edits, [["streams", "news"]], ["/name"]))).toBe(true);
    expect(own.draft.patch()).toEqual({ streams: { novel: { title: "B" } } });
    expect(own.draft.conflicts).toEqual([]);
    expect(told).toEqual([rename]);
  });

  it("is told once, and looks like no deletion, when the live line is faster than the answer", async () => {
    const { own, told } = openDesk();
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
    const { own, told } = openDesk();
    own.server.answer("/flussonic/api/modify_config", 422, { message: "That name is taken." });
    own.draft.edit(["streams", "news", "name"], "novel");
    expect(await own.saveAll()).toBe(false);
    expect(told).toEqual([]);
    expect(own.draft.effective(["streams", "news", "name"])).toBe("novel");
  });

  it("is told to nobody who has stopped listening", async () => {
    const { own } = openDesk();
    const told: DoneRename[] = [];
    own.queue.onRename((one) => told.push(one))();
    own.draft.edit(["streams", "news", "name"], "novel");
    await own.saveAll();
    expect(told).toEqual([]);
  });
});

const title = ["streams", "news", "title"];
const rename = { from: ["streams", "news"], to: ["streams", "sport"] };

function desk(more: JsonObject = {}) {
  const config = new ConfigStore();
  const news = { name: "news", title: "A", position: 0, stats: { alive: true } };
  config.replace({ streams: { news, ...more } }, 1);
  const draft = new DraftStore(config, { read: () => undefined, write: () => undefined });
  const told: DoneRename[] = [];
  draft.onRename((one) => told.push(one));
  const receive = (streams: JsonObject) => config.merge({ streams }, 2);
  return { config, draft, told, receive };
}

describe("a rename by another administrator", () => {
  it("takes the drafts along, and is no deletion", () => {
    const { draft, told, receive } = desk();
    draft.edit(title, "mine");
    receive({ news: null, sport: { name: "sport", title: "A", position: 4, stats: { alive: false } } });
    expect(draft.conflicts).toEqual([]);
    expect(draft.patch()).toEqual({ streams: { sport: { title: "mine" } } });
    expect(told).toEqual([{ ...rename, isByAnother: true }]);
    expect(draft.renamesByOthers.list).toEqual([rename]);
  });

  it("takes along what can still be undone, and what one is brought back from", () => {
    const { draft, receive } = desk();
    draft.edit(title, "mine");
    receive({ news: null, sport: { name: "sport", title: "A" } });
    expect([draft.canRestore(rename.from), draft.canRestore(rename.to)]).toEqual([false, true]);
    draft.discard();
    receive({ sport: null, talk: { name: "talk", title: "A" } });
    draft.undoDiscard();
    expect(draft.patch()).toEqual({ streams: { talk: { title: "mine" } } });
  });

  it("is told of no entity whose edits are not here", () => {
    const { draft, receive } = desk();
    receive({ news: null, sport: { name: "sport", title: "A" } });
    expect(draft.renamesByOthers.list).toEqual([]);
  });

  it("is followed in what names the entity here, which is edited of another one", () => {
    const config = new ConfigStore();
    const streams = { news: { name: "news", dvr: { reference: "fast" } }, sport: { name: "sport" } };
    config.replace({ streams, dvrs: { main: { name: "main", root: "/a" }, fast: { name: "fast", root: "/b" } } }, 1);
    const draft = new DraftStore(config, { read: () => undefined, write: () => undefined });
    draft.edit(["streams", "news", "dvr", "reference"], "main");
    draft.edit(["streams", "sport", "dvr", "reference"], "fast");
    config.merge({ dvrs: { main: null, archive: { name: "archive", root: "/a" } } }, 2);
    config.merge(
      {
        dvrs: { fast: null, quick: { name: "quick", root: "/b" } },
        streams: { news: { dvr: { reference: "quick" } } },
      },
      3,
    );
    expect(draft.conflicts).toEqual([]);
    expect(draft.renamesByOthers.list).toEqual([]);
    expect(draft.patch()).toEqual({
      streams: { news: { dvr: { reference: "archive" } }, sport: { dvr: { reference: "quick" } } },
    });
  });

  it("is not seen where the body differs", () => {
    const { draft, told, receive } = desk();
    draft.edit(title, "mine");
    receive({ news: null, sport: { name: "sport", title: "B" } });
    expect(draft.conflicts).toMatchObject([{ kind: "gone", path: rename.from }]);
    expect(told).toEqual([]);
  });

  it("is not seen where two could be meant", () => {
    const one = desk();
    one.receive({ news: null, sport: { name: "sport", title: "A" }, talk: { name: "talk", title: "A" } });
    const other = desk({ twin: { name: "twin", title: "A" } });
    other.receive({ news: null, twin: null, sport: { name: "sport", title: "A" } });
    expect([...one.told, ...other.told]).toEqual([]);
  });

  it("is none where the entity was deleted and the copy created by a save of this console", () => {
    const { draft, told, receive } = desk();
    draft.edit(rename.from, undefined);
    draft.edit(rename.to, { name: "sport", title: "A" });
    draft.beginSave(draft.edits);
    receive({ news: null, sport: { name: "sport", title: "A" } });
    draft.endSave(true);
    expect([draft.count, told, draft.renamesByOthers.list]).toEqual([0, [], []]);
  });
});
