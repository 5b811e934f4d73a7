import { autorun } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { type EntityName, entities } from "../../../src/generated/entities.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { CollectionEditor } from "../../../src/stores/editing/CollectionEditor.ts";
import { SaveDesk } from "../support/SaveDesk.ts";

type Kind = Exclude<EntityName, "server" | "iptv-user">;

function editorOf(kind: Kind, items: JsonObject, others: JsonObject = {}) {
  const { collection = "" } = entities[kind];
  const own = new SaveDesk({ [collection]: items, ...others });
  return { own, editor: new CollectionEditor(own.config, own.draft, own.queue, entities[kind]) };
}

const archive = { name: "archive", root: "/a", position: 0 };
const nas = { name: "nas", root: "/n", position: 1 };
const vault = { name: "vault", root: "/v", position: 2 };

const openDvrs = (dvrs: JsonObject = { vault, nas, archive }, others: JsonObject = {}) =>
  editorOf("dvr-storage", dvrs, others);

describe("the items of a collection that is edited", () => {
  it("stand in their order, those without a place last and by their names", () => {
    const { editor } = openDvrs({ b: "none", c: { name: "c" }, a: { name: "a" }, vault, nas, archive });
    expect(editor.keys).toEqual(["archive", "nas", "vault", "a", "b", "c"]);
    expect(openDvrs({ c: { name: "c" }, b: { name: "b" }, a: { name: "a" } }).editor.keys).toEqual(["a", "b", "c"]);
  });

  it("stand where their edits put them", () => {
    const { own, editor } = openDvrs();
    own.draft.edit(["dvrs", "archive", "position"], 9);
    expect(editor.keys).toEqual(["nas", "vault", "archive"]);
  });

  it("are those of the server and those added here, once each, and no others that are edited", () => {
    const { own, editor } = openDvrs({ archive }, { streams: { news: { name: "news" } } });
    own.draft.edit(["dvrs", "archive", "root"], "/b");
    own.draft.edit(["streams", "sport"], { name: "sport" });
    own.draft.edit(["dvrs", "new"], { name: "new", root: "/x" });
    expect(editor.keys).toEqual(["archive", "new"]);
    own.config.merge({ dvrs: { new: { name: "new", root: "/theirs" } } }, 2);
    expect(editor.keys).toEqual(["archive", "new"]);
  });

  it("are not those that are gone from the server, deleted here or edited", () => {
    const { own, editor } = openDvrs();
    own.draft.edit(["dvrs", "nas"], undefined);
    own.draft.edit(["dvrs", "vault", "root"], "/x");
    own.config.merge({ dvrs: { nas: null, vault: null } }, 2);
    expect(editor.keys).toEqual(["archive"]);
  });

  it("are told anew when one comes, and not at each letter typed into one", () => {
    const { own, editor } = openDvrs({ archive });
    const told: unknown[] = [];
    const stop = autorun(() => told.push(editor.keys));
    own.draft.edit(["dvrs", "archive", "root"], "/b");
    own.draft.edit(["dvrs", "archive", "root"], "/bc");
    expect(told).toHaveLength(1);
    own.config.merge({ dvrs: { nas } }, 2);
    editor.add();
    expect(told).toEqual([["archive"], ["archive", "nas"], ["archive", "nas", "NewDvr"]]);
    stop();
  });

  it("have one editor each, of that item alone", () => {
    const { own, editor } = openDvrs();
    expect(editor.editor("nas")).toBe(editor.editor("nas"));
    expect([editor.editor("nas").path, editor.editor("nas").server]).toEqual([["dvrs", "nas"], nas]);
    editor.editor("archive").edit(["root"], "/b");
    expect(own.draft.patch()).toEqual({ dvrs: { archive: { root: "/b" } } });
  });

  it("are called as they are edited, and by their keys while they have no name", () => {
    const { editor } = openDvrs();
    expect(editor.titleOf("nas")).toBe("nas");
    editor.editor("nas").edit(["name"], "store");
    expect(editor.titleOf("nas")).toBe("store");
    editor.editor("nas").edit(["name"], "");
    expect(editor.titleOf("nas")).toBe("nas");
    expect(editor.titleOf("nowhere")).toBe("nowhere");
  });

  it("that are to be deleted are called as on the server", () => {
    const { editor } = openDvrs({ one: { name: "First", root: "/a", position: 0 } });
    editor.remove("one");
    expect(editor.titleOf("one")).toBe("First");
  });

  it("are called by their keys where what should be the name is none", () => {
    expect(openDvrs({ archive: { name: 7 } }).editor.titleOf("archive")).toBe("archive");
    // Mirrors have no name: their keys are given by the server.
    expect(editorOf("mirror", { 4: { urls: ["a"] } }).editor.titleOf("4")).toBe("4");
  });
});

describe("an item added to a collection", () => {
  it("has the first name that is free, comes last and has what a new one has", () => {
    const { own, editor } = openDvrs({ archive, nas });
    expect([editor.add(), editor.add()]).toEqual(["NewDvr", "NewDvr2"]);
    expect(editor.keys).toEqual(["archive", "nas", "NewDvr", "NewDvr2"]);
    expect(own.draft.patch()).toEqual({
      dvrs: {
        NewDvr: { name: "NewDvr", position: 2, schedule: [], disks: {} },
        NewDvr2: { name: "NewDvr2", position: 3, schedule: [], disks: {} },
      },
    });
  });

  it("has its name and place alone where the schema says no more of a new one", () => {
    const { own, editor } = editorOf("auth-backend", {});
    expect(editor.add()).toBe("NewAuthBackend");
    expect(own.draft.patch()).toEqual({ auth_backends: { NewAuthBackend: { name: "NewAuthBackend", position: 0 } } });
  });

  it("has no name that is a key, on the server or of one to be deleted, or that another is given now", () => {
    const { editor } = openDvrs({ NewDvr: { name: "NewDvr", root: "/a", position: 0 }, nas });
    editor.editor("nas").edit(["name"], "NewDvr2");
    editor.remove("NewDvr");
    expect(editor.add()).toBe("NewDvr3");
  });

  it("counts those that stay for its place", () => {
    const { own, editor } = openDvrs();
    editor.remove("vault");
    editor.add();
    expect(own.draft.effective(["dvrs", "NewDvr", "position"])).toBe(2);
  });

  it("is one at a time where it is to be named: the next after it has got its name, or is gone", () => {
    const { own, editor } = editorOf("ad-schedule", { news: { name: "news", position: 0 } });
    expect(editor.canAdd).toBe(true);
    const key = editor.add();
    expect([key, own.draft.effective(["ad_schedules", key])]).toEqual([
      "New ad schedule",
      { name: "", slots: [], files: [], position: 1 },
    ]);
    expect(editor.canAdd).toBe(false);
    editor.editor(key).edit(["name"], "evening");
    expect(editor.canAdd).toBe(true);
    const other = editor.add();
    expect([other, editor.canAdd]).toEqual(["New ad schedule2", false]);
    editor.remove(other);
    expect(editor.canAdd).toBe(true);
  });

  it("can be added beside one without a name where new ones have one", () => {
    const { editor } = openDvrs();
    editor.editor("nas").edit(["name"], "");
    expect(editor.canAdd).toBe(true);
    expect(editorOf("mirror", {}).editor.canAdd).toBe(true);
  });

  it("shares nothing with the next one", () => {
    const { editor } = openDvrs({});
    const [one, other] = [editor.add(), editor.add()];
    editor.editor(one).edit(["disks", "d1"], { name: "d1" });
    expect(editor.editor(other).value).toMatchObject({ disks: {} });
    expect(editor.add()).toBe("NewDvr3");
    expect(editor.editor("NewDvr3").value).toMatchObject({ disks: {} });
  });
});

describe("an item taken out of a collection", () => {
  it("goes with the next save and stays in its place until then, and those behind it move up", () => {
    const { own, editor } = openDvrs();
    editor.remove("archive");
    expect(editor.keys.map((key) => [key, editor.isDeleted(key)])).toEqual([
      ["archive", true],
      ["nas", false],
      ["vault", false],
    ]);
    expect(own.draft.patch()).toEqual({ dvrs: { archive: null, nas: { position: 0 }, vault: { position: 1 } } });
  });

  it("leaves nothing behind where it was not saved yet, and other edits as they are", () => {
    const { own, editor } = openDvrs();
    editor.editor("nas").edit(["root"], "/x");
    const [one, other] = [editor.add(), editor.add()];
    editor.remove(one);
    expect(editor.keys).toEqual(["archive", "nas", "vault", other]);
    editor.remove(other);
    expect(own.draft.patch()).toEqual({ dvrs: { nas: { root: "/x" } } });
    expect(own.draft.discarded, "a new item is not brought back").toBeUndefined();
  });

  it("is brought back as it is on the server, with the places as they were", () => {
    const { own, editor } = openDvrs();
    editor.editor("vault").edit(["root"], "/x");
    editor.remove("archive");
    editor.restore("archive");
    expect(editor.isDeleted("archive")).toBe(false);
    expect(own.draft.patch()).toEqual({ dvrs: { vault: { root: "/x" } } });
  });
});

describe("the edits of a collection", () => {
  it("are all that is edited in it, and nothing else", () => {
    const { own, editor } = openDvrs({ archive }, { streams: { news: { name: "news" } } });
    own.draft.edit(["streams", "news", "title"], "A");
    expect(editor.isChanged).toBe(false);
    editor.editor("archive").edit(["root"], "/b");
    editor.add();
    expect(editor.isChanged).toBe(true);
    editor.reset();
    expect(editor.isChanged).toBe(false);
    expect(own.draft.patch()).toEqual({ streams: { news: { title: "A" } } });
  });

  it("are saved together, and nothing else with them", async () => {
    const { own, editor } = openDvrs({ archive, nas }, { streams: { news: { name: "news" } } });
    own.draft.edit(["streams", "news", "title"], "A");
    editor.editor("archive").edit(["root"], "/b");
    editor.editor("nas").edit(["root"], "/c");
    expect(await editor.commit()).toBe(true);
    expect(own.saved).toEqual([{ dvrs: { archive: { root: "/b" }, nas: { root: "/c" } } }]);
    expect(own.draft.patch()).toEqual({ streams: { news: { title: "A" } } });
  });

  it("are saved where the schema has no panels for the collection", async () => {
    const { own, editor } = editorOf("stream", { news: { name: "news" } });
    editor.editor("news").edit(["title"], "A");
    expect(await editor.commit()).toBe(true);
    expect(own.saved).toEqual([{ streams: { news: { title: "A" } } }]);
  });

  it("are not saved when there are none", async () => {
    const { own, editor } = openDvrs();
    expect(await editor.commit()).toBe(false);
    expect(own.saved).toEqual([]);
  });

  it("are not saved while one of them is wrong", async () => {
    const { own, editor } = openDvrs();
    editor.editor("archive").edit(["root"], "");
    editor.editor("nas").edit(["root"], "/c");
    expect(await editor.commit()).toBe(false);
    expect([own.saved, editor.hasErrors]).toEqual([[], true]);
    editor.editor("archive").edit(["root"], "/b");
    expect(await editor.commit()).toBe(true);
    expect(editor.hasErrors).toBe(false);
  });

  it("are kept back by no warning, and by nothing wrong in an item that is not edited", async () => {
    const { own, editor } = editorOf("stream", {
      news: { name: "news", dvr: { reference: "nowhere" } },
      sport: { name: "sport", clients_timeout: -5 },
    });
    editor.editor("news").edit(["title"], "A");
    expect(editor.editor("news").problems).toMatchObject([{ pointer: "/dvr/reference", level: "warning" }]);
    expect(await editor.commit()).toBe(true);
    expect([own.saved.length, editor.hasErrors, editor.editor("sport").problems]).toEqual([1, false, []]);
  });

  it("are kept back no longer by what was wrong and is taken back", async () => {
    const { own, editor } = openDvrs();
    editor.editor("archive").edit(["root"], "");
    await editor.check();
    expect(editor.hasErrors).toBe(true);
    editor.editor("archive").reset("/root");
    editor.editor("nas").edit(["root"], "/c");
    expect(await editor.commit()).toBe(true);
    expect([own.saved, editor.hasErrors]).toEqual([[{ dvrs: { nas: { root: "/c" } } }], false]);
  });

  it("are checked at once and at each edit, until that is ended", async () => {
    const { editor } = openDvrs();
    editor.editor("archive").edit(["root"], "");
    const stop = editor.watch();
    await vi.waitFor(() => expect(editor.hasErrors).toBe(true));
    editor.editor("archive").edit(["root"], "/b");
    await vi.waitFor(() => expect(editor.hasErrors).toBe(false));
    stop();
    editor.editor("nas").edit(["root"], "");
    // As long as a check takes.
    await editor.editor("archive").check();
    expect(editor.hasErrors).toBe(false);
  });
});

describe("a collection that is saved as a list", () => {
  const news = { name: "news", position: 1, slots: [{ from: "10:00:00", duration: 5 }], files: [] };
  const films = { name: "films", position: 0, slots: [], files: [] };

  async function saved(edit: (editor: CollectionEditor) => void) {
    const { own, editor } = editorOf("ad-schedule", { news, films });
    own.server.answer("/flussonic/api/save_ad_schedules", 200, { rev: 2 });
    edit(editor);
    expect(await editor.commit()).toBe(true);
    expect(own.saved, "no patch").toEqual([]);
    return own.server.callsTo("/flussonic/api/save_ad_schedules").map(({ body }) => JSON.parse(body) as unknown);
  }

  it("goes whole and in its order, which says the places", async () => {
    const lists = await saved((editor) => editor.editor("films").edit(["slots"], [{ from: "12:00:00", duration: 9 }]));
    expect(lists).toEqual([
      [
        { name: "films", slots: [{ from: "12:00:00", duration: 9 }], files: [] },
        { name: "news", slots: news.slots, files: [] },
      ],
    ]);
  });

  it("says what a renamed one was called, and nothing of the kind of a new one", async () => {
    const lists = await saved((editor) => {
      editor.editor("news").edit(["name"], "evening");
      editor.editor(editor.add()).edit(["name"], "night");
    });
    expect(lists).toEqual([
      [
        { name: "films", slots: [], files: [] },
        { name: "evening", slots: news.slots, files: [], former_name: "news" },
        { name: "night", slots: [], files: [] },
      ],
    ]);
  });

  it("goes without those that are deleted", async () => {
    expect(await saved((editor) => editor.remove("films"))).toEqual([[{ name: "news", slots: news.slots, files: [] }]]);
  });
});
