import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/model/Json.ts";
import { ConfigStore } from "../../src/stores/ConfigStore.ts";
import { DraftStore } from "../../src/stores/editing/DraftStore.ts";
import type { Rename } from "../../src/stores/editing/RenamesByOthers.ts";

const title = ["streams", "news", "title"];
const rename = { from: ["streams", "news"], to: ["streams", "sport"] };

function desk(more: JsonObject = {}) {
  const config = new ConfigStore();
  const news = { name: "news", title: "A", position: 0, stats: { alive: true } };
  config.replace({ streams: { news, ...more } }, 1);
  const draft = new DraftStore(config, { read: () => undefined, write: () => undefined });
  const told: Rename[] = [];
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
