import { autorun } from "mobx";
import { describe, expect, it } from "vitest";
import { entities } from "../../../../src/generated/entities.ts";
import { describeChanges } from "../../../../src/model/diff/draftChanges.ts";
import { ConfigStore } from "../../../../src/stores/ConfigStore.ts";
import { DraftStore } from "../../../../src/stores/editing/DraftStore.ts";
import { openDraft, timeout, title } from "../../support/openDraft.ts";

describe("DraftStore", () => {
  it("holds local edits as a delta on top of the server's config, which stays as it is [C298]", () => {
    const { config, draft } = openDraft();
    draft.edit(title, "B");
    expect(draft.effective(["streams", "news"])).toEqual({ name: "news", title: "B", clients_timeout: 60 });
    expect(config.peek()["streams"]).toEqual({
      news: { name: "news", title: "A", clients_timeout: 60, stats: { alive: true } },
    });
    expect(draft.patch()).toEqual({ streams: { news: { title: "B" } } });
  });

  it("shows live changes of fields that are not being edited through the edits [C298]", () => {
    const { config, draft } = openDraft();
    draft.edit(title, "B");
    config.merge({ streams: { news: { clients_timeout: 30 } } }, 2);
    expect(draft.effective(["streams", "news"])).toEqual({ name: "news", title: "B", clients_timeout: 30 });
    expect(draft.conflicts).toEqual([]);
  });

  it("cleans the delta of values that are as the server has them [C299]", () => {
    const { draft } = openDraft();
    draft.edit(title, "B");
    draft.edit(timeout, 60);
    expect(draft.patch()).toEqual({ streams: { news: { title: "B" } } });
    draft.edit(title, "A");
    expect(draft.count).toBe(0);
    expect(draft.patch()).toEqual({});
  });

  it("cleans the delta when the server comes to hold the same value [C299]", () => {
    const { config, draft } = openDraft();
    draft.edit(title, "B");
    config.merge({ streams: { news: { title: "B" } } }, 2);
    expect(draft.count).toBe(0);
  });

  it("marks an edited item with a changed flag, and takes it away with the edit [C302]", () => {
    const { draft } = openDraft();
    const flags: boolean[] = [];
    autorun(() => flags.push(draft.has(["streams", "news"])));
    draft.edit(title, "B");
    expect([draft.has(title), draft.has(timeout), draft.has(["streams", "sport"])]).toEqual([true, false, false]);
    draft.edit(title, "A");
    expect(flags).toEqual([false, true, false]);
  });

  it("keeps both values when another changes an edited field, until one is chosen [C314]", () => {
    const { config, draft } = openDraft();
    draft.edit(title, "mine");
    config.merge({ streams: { news: { title: "theirs" } } }, 2);
    expect(draft.effective(title)).toBe("mine");
    expect(draft.conflicts).toEqual([{ kind: "field", path: title, base: "A", mine: "mine", theirs: "theirs" }]);
    draft.keepMine(title);
    expect(draft.conflicts).toEqual([]);
    expect(draft.patch()).toEqual({ streams: { news: { title: "mine" } } });
  });

  it("gives the edit up when theirs is taken [C314]", () => {
    const { config, draft } = openDraft();
    draft.edit(title, "mine");
    config.replace({ streams: { news: { name: "news", title: "theirs" } } }, 2);
    draft.takeTheirs(title);
    expect(draft.count).toBe(0);
    expect(draft.effective(title)).toBe("theirs");
  });

  it("tells of an edited entity that another deleted, and keeps the edit", () => {
    const { config, draft } = openDraft();
    draft.edit(title, "mine");
    config.merge({ streams: { news: null } }, 2);
    expect(draft.conflicts.map(({ kind, path }) => [kind, path])).toEqual([["gone", ["streams", "news"]]]);
    expect(draft.count).toBe(1);
  });

  it("does not take everything for deleted while there is no config yet", () => {
    const { storage, draft } = openDraft();
    draft.edit(title, "B");
    const reloaded = new DraftStore(new ConfigStore(), { read: () => storage.text, write: () => undefined });
    expect(reloaded.count).toBe(1);
    expect(reloaded.conflicts).toEqual([]);
  });

  it("discards one field, an entity or all, and can undo it until the next edit", () => {
    const { draft } = openDraft();
    draft.edit(title, "B");
    draft.edit(timeout, 5);
    draft.discard(title);
    expect(draft.patch()).toEqual({ streams: { news: { clients_timeout: 5 } } });
    draft.undoDiscard();
    expect(draft.count).toBe(2);
    draft.discard();
    expect(draft.count).toBe(0);
    draft.edit(title, "C");
    expect(draft.discarded).toBeUndefined();
    draft.undoDiscard();
    expect(draft.patch()).toEqual({ streams: { news: { title: "C" } } });
  });

  it("takes back what was saved and came back, but where something else was typed meanwhile", () => {
    const { draft } = openDraft();
    draft.edit(title, "B");
    draft.edit(timeout, 5);
    const { edits } = draft;
    draft.forget();
    draft.edit(title, "C");
    draft.putBackUntouched(edits);
    expect(draft.patch()).toEqual({ streams: { news: { title: "C", clients_timeout: 5 } } });
  });

  it("leaves nothing to undo when it is forgotten, nor in storage", () => {
    const { draft, storage } = openDraft();
    draft.edit(title, "B");
    draft.discard();
    draft.forget();
    draft.undoDiscard();
    expect(draft.count).toBe(0);
    expect(storage.text).toBeUndefined();
  });

  it("outlives a reload, but for secrets, of which it says that they are lost", () => {
    const { config, draft, storage } = openDraft();
    draft.edit(title, "B");
    draft.edit(["streams", "news", "password"], "hunter2");
    expect(storage.text).not.toContain("hunter2");
    const reloaded = new DraftStore(config, { read: () => storage.text, write: () => undefined });
    expect(reloaded.patch()).toEqual({ streams: { news: { title: "B" } } });
    expect(reloaded.leftOut).toEqual(["/streams/news/password"]);
  });

  it.each(["", "{", "null", '{"version":2,"edits":[]}', '{"version":1,"edits":[{"path":["__proto__","x"],"mine":1}]}'])(
    "begins empty when what was stored is %j",
    (stored) => {
      expect(openDraft({}, stored).draft.count).toBe(0);
    },
  );

  it("takes over what the server already holds when the config comes after a reload", () => {
    const { draft, storage } = openDraft();
    draft.edit(title, "B");
    draft.edit(timeout, 5);
    const config = new ConfigStore();
    const reloaded = new DraftStore(config, { read: () => storage.text, write: () => undefined });
    config.replace({ streams: { news: { name: "news", title: "B", clients_timeout: 60 } } }, 2);
    expect(reloaded.patch()).toEqual({ streams: { news: { clients_timeout: 5 } } });
  });

  it("takes over what others do to other items of an edited list", () => {
    const { config, draft } = openDraft({ news: { name: "news", urls: [{ url: "udp://a" }] } });
    draft.edit(["streams", "news", "urls"], [{ url: "udp://a" }, { url: "udp://mine" }]);
    config.merge({ streams: { news: { urls: [{ url: "udp://theirs" }, { url: "udp://a" }] } } }, 2);
    expect(draft.conflicts).toEqual([]);
    expect(draft.patch()).toEqual({
      streams: { news: { urls: [{ url: "udp://theirs" }, { url: "udp://a" }, { url: "udp://mine" }] } },
    });
  });

  it("counts what is saved as it is made as nothing that waits", () => {
    const { draft } = openDraft();
    draft.edit(title, "B");
    const arrive = draft.sendAtOnce([title]);
    expect([draft.count, draft.waitsAt(["streams", "news"])]).toEqual([0, undefined]);
    arrive();
    expect([draft.count, draft.waitsAt(["streams", "news"])]).toEqual([1, "changed"]);
    draft.edit(["streams", "news"], undefined);
    expect([draft.count, draft.waitsAt(["streams", "news"])]).toEqual([1, "deleted"]);
  });

  it("takes edits at several places back as one, and no others", () => {
    const { draft } = openDraft({ a: { name: "a" }, b: { name: "b" }, c: { name: "c" } });
    for (const name of ["a", "b", "c"]) draft.edit(["streams", name, "title"], "T");
    draft.discardEach([
      ["streams", "a", "title"],
      ["streams", "b", "title"],
    ]);
    expect(draft.patch()).toEqual({ streams: { c: { title: "T" } } });
    draft.undoDiscard();
    expect(draft.count).toBe(3);
  });

  it("never holds what the server reports", () => {
    const { config, draft } = openDraft();
    draft.edit(["streams", "news", "stats", "alive"], false);
    expect(draft.count).toBe(0);
    draft.edit(title, "B");
    config.merge({ streams: { news: { stats: { alive: false } } } }, undefined);
    expect(draft.patch()).toEqual({ streams: { news: { title: "B" } } });
  });

  it("shows the changes in words, as they stand against the live config", () => {
    const { draft } = openDraft();
    draft.edit(title, "B");
    const changes = draft.read((edits, server) => describeChanges(edits, server, entities));
    expect(changes.map(({ entityName, from, to }) => [entityName, from, to])).toEqual([["news", "A", "B"]]);
  });
});
