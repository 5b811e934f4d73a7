import { autorun } from "mobx";
import { describe, expect, it, vi } from "vitest";
import type { Json } from "../../../src/model/Json.ts";
import { ConfigStore } from "../../../src/stores/ConfigStore.ts";
import { DraftStore } from "../../../src/stores/editing/DraftStore.ts";
import { EntityEditor } from "../../../src/stores/editing/EntityEditor.ts";
import { SelectionEditor } from "../../../src/stores/editing/SelectionEditor.ts";
import { approveByChecks } from "../../../src/stores/saving/approvers.ts";
import { SaveDesk } from "../support/SaveDesk.ts";

function edited() {
  const own = new SaveDesk({
    streams: { news: { name: "news", title: "A", stats: { alive: true } }, sport: { name: "sport" } },
    loglevel: "debug",
    http: [80],
    now_ms: 1,
  });
  own.queue.approveWith(approveByChecks(own.config));
  const editor = new EntityEditor(own.config, own.draft, own.queue, "stream", ["streams", "news"]);
  const server = new EntityEditor(own.config, own.draft, own.queue, "server", []);
  return { own, editor, server };
}

describe("EntityEditor", () => {
  it("shows the draft over the server without what the server reports, and follows both", () => {
    const { own, editor } = edited();
    const seen: unknown[] = [];
    autorun(() => seen.push(editor.value));
    editor.edit(["title"], "B");
    own.config.merge({ streams: { news: { static: true, stats: { alive: false } } } }, 2);
    expect(seen).toEqual([
      { name: "news", title: "A" },
      { name: "news", title: "B" },
      { name: "news", title: "B", static: true },
    ]);
  });

  it("is changed while it has edits and can be saved only then, and while no save runs [C302 C303 C304]", async () => {
    const { own, editor } = edited();
    // The check of streams is here: its load may take longer than is waited for below.
    await editor.check();
    expect([editor.isChanged(), editor.canSave()]).toEqual([false, false]);
    editor.edit(["title"], "B");
    expect([editor.isChanged(), editor.canSave()]).toEqual([true, true]);
    const release = own.server.hold("answer");
    const save = editor.commit();
    await vi.waitFor(() => expect(own.queue.isRunning).toBe(true));
    expect([editor.isChanged(), editor.canSave()]).toEqual([true, false]);
    release();
    expect(await save).toBe(true);
    expect([editor.isChanged(), editor.canSave()]).toEqual([false, false]);
  });

  it("saves what stands on its page, and leaves the rest of the draft", async () => {
    const { own, editor } = edited();
    editor.edit(["title"], "B");
    editor.edit(["clients_timeout"], 5);
    own.draft.edit(["streams", "sport", "title"], "S");
    expect(await editor.commit(["/title"])).toBe(true);
    expect(own.saved).toEqual([{ streams: { news: { title: "B" } } }]);
    expect(own.draft.patch()).toEqual({ streams: { news: { clients_timeout: 5 }, sport: { title: "S" } } });
  });

  it("is changed on a page, can be saved and taken back there by what stands on it alone", () => {
    const { own, editor } = edited();
    editor.edit(["title"], "B");
    editor.edit(["clients_timeout"], 5);
    expect([editor.isChanged(["/title"]), editor.canSave(["/title"])]).toEqual([true, true]);
    expect([editor.isChanged(["/urls"]), editor.canSave(["/urls"])]).toEqual([false, false]);
    editor.resetPage(["/title"]);
    expect(own.draft.patch()).toEqual({ streams: { news: { clients_timeout: 5 } } });
  });

  it("of several is taken back in all of them at once, and brought back in all of them", () => {
    const { own, editor } = edited();
    const sport = new EntityEditor(own.config, own.draft, own.queue, "stream", ["streams", "sport"]);
    const both = new SelectionEditor(own.draft, own.queue, [editor, sport]);
    both.edit(["title"], "B");
    const patch = own.draft.patch();
    both.resetPage(["/title"]);
    expect(own.draft.count).toBe(0);
    own.draft.undoDiscard();
    both.reset("/title");
    expect(own.draft.count).toBe(0);
    own.draft.undoDiscard();
    expect(own.draft.patch()).toEqual(patch);
  });

  it("saves nothing while the entity is wrong, and says where", async () => {
    const { own, editor } = edited();
    editor.edit(["clients_timeout"], -5);
    expect(await editor.commit()).toBe(false);
    expect(own.saved).toEqual([]);
    expect(editor.problems.map(({ pointer, keyword }) => [pointer, keyword])).toEqual([
      ["/clients_timeout", "minimum"],
    ]);
  });

  it("saves what is right on its page while something is unfinished on another, says what, and keeps it", async () => {
    const { own, editor } = edited();
    editor.edit(["clients_timeout"], -5);
    editor.edit(["title"], "B");
    expect(await editor.commit(["/title"])).toBe(true);
    editor.edit(["disabled"], true);
    expect(await editor.commitAtOnce("/disabled")).toBe(true);
    expect(own.saved).toEqual([{ streams: { news: { title: "B" } } }, { streams: { news: { disabled: true } } }]);
    expect(editor.problems.map(({ pointer }) => pointer)).toEqual(["/clients_timeout"]);
    expect(own.draft.patch()).toEqual({ streams: { news: { clients_timeout: -5 } } });
  });

  it("does not save what is right only together with the rest of the draft, and says why", async () => {
    const { own, editor } = edited();
    editor.edit(["drm"], { vendor: "conax", keyserver: "http://keys.example.com/" });
    await editor.commit();
    editor.edit(["drm", "vendor"], "widevine");
    editor.edit(["drm", "aes_key"], "00");
    editor.edit(["drm", "iv"], "00");
    expect(await editor.commit(["/drm/vendor"])).toBe(false);
    expect(own.saved).toHaveLength(1);
    expect(editor.problems.map(({ pointer }) => pointer)).toEqual(expect.arrayContaining(["/drm/aes_key", "/drm/iv"]));
  });

  it("shows what the server refused a save for, at its own fields only", async () => {
    const { own, editor, server } = edited();
    const at = (pointer: string) => ({ pointer, keyword: "taken", message: "Taken.", level: "error" });
    own.server.answer("/flussonic/api/modify_config", 422, {
      message: "No.",
      problems: [at("/streams/news/title"), at("/http/0")],
    });
    editor.edit(["title"], "B");
    await editor.commit();
    expect(editor.problems.map(({ pointer }) => pointer)).toEqual(["/title"]);
    expect(server.problems.map(({ pointer }) => pointer)).toEqual(["/http/0"]);
  });

  it("shows once what its own check and the check before a save of everything both found", async () => {
    const { own, editor } = edited();
    editor.edit(["clients_timeout"], -5);
    await editor.check();
    expect(await own.saveAll()).toBe(false);
    expect(own.queue.problems.size).toBe(1);
    expect(editor.problems).toHaveLength(1);
  });

  it("tells by a check that was asked for earlier what is wrong by now", async () => {
    const { editor } = edited();
    const asked = editor.check();
    editor.edit(["clients_timeout"], -5);
    await asked;
    expect(editor.problems.map(({ pointer }) => pointer)).toEqual(["/clients_timeout"]);
  });

  it("is nothing when the entity is gone", () => {
    const { own, editor } = edited();
    own.config.merge({ streams: { news: null } }, 2);
    expect([editor.server, editor.value]).toEqual([undefined, undefined]);
  });

  it("edits the server's own settings apart from the entities around which they lie", async () => {
    const { own, editor, server } = edited();
    editor.edit(["title"], "B");
    expect([server.value, server.isChanged()]).toEqual([{ loglevel: "debug", http: [80] }, false]);
    server.edit(["http"], [80, 8080]);
    expect(server.value).toEqual({ loglevel: "debug", http: [80, 8080] });
    expect(server.changedPointers).toEqual(["/http"]);
    expect(await server.commit()).toBe(true);
    expect(own.saved).toEqual([{ http: [80, 8080] }]);
    server.edit(["loglevel"], "error");
    server.resetPage();
    expect(own.draft.patch()).toEqual({ streams: { news: { title: "B" } } });
  });
});

describe("what no two entities of a collection may share", () => {
  it("is told in the form, and keeps it from being saved until it is mended", async () => {
    const own = new SaveDesk({ dvrs: { main: { name: "main", root: "/a" }, copy: { name: "copy", root: "/b" } } });
    own.queue.approveWith(approveByChecks(own.config));
    const editor = new EntityEditor(own.config, own.draft, own.queue, "dvr-storage", ["dvrs", "copy"]);
    editor.edit(["root"], "/a");
    expect(await editor.check()).toMatchObject([{ pointer: "/root", keyword: "unique", page: "dvr" }]);
    expect(await editor.commit()).toBe(false);
    // The other one goes elsewhere in the same draft.
    own.draft.edit(["dvrs", "main", "root"], "/c");
    expect(await editor.check()).toEqual([]);
    editor.edit(["root"], "/d");
    expect(await editor.commit()).toBe(true);
  });
});

describe("what the server reports of an entity", () => {
  it("are its plain values, told anew only when one of them changes", () => {
    const news = { name: "news", prefix: "/n", max_sessions: null, push: ["a"], stats: { alive: true } };
    const own = new SaveDesk({ streams: { news } });
    const editor = new EntityEditor(own.config, own.draft, own.queue, "stream", ["streams", "news"]);
    const told: unknown[] = [];
    const stop = autorun(() => told.push(editor.reported));
    own.config.merge({ streams: { news: { stats: { alive: false }, push: ["b"] } } }, undefined);
    own.config.merge({ streams: { news: { max_sessions: 0 } } }, undefined);
    own.config.merge({ streams: { news: null } }, undefined);
    expect(told).toEqual([{ prefix: "/n" }, { prefix: "/n", max_sessions: 0 }, {}]);
    stop();
  });

  it("are none for the server's own settings", () => {
    expect(edited().server.reported).toEqual({});
  });
});

describe("an entity that is not on the server yet", () => {
  it("is shown as it is edited, and saved whole", async () => {
    const own = new SaveDesk({ streams: {} });
    const editor = new EntityEditor(own.config, own.draft, own.queue, "stream", ["streams", "new"]);
    own.draft.edit(["streams", "new"], { name: "new", title: "A" });
    editor.edit(["title"], "B");
    expect([editor.server, editor.value]).toEqual([undefined, { name: "new", title: "B" }]);
    expect(editor.changedPointers).toEqual([""]);
    expect(await editor.commit()).toBe(true);
    expect(own.saved).toEqual([{ streams: { new: { name: "new", title: "B" } } }]);
  });

  it("is nothing, like the settings of the server, before the config comes", () => {
    const own = new SaveDesk({});
    const config = new ConfigStore();
    const draft = new DraftStore(config, { read: () => undefined, write: () => undefined });
    const editor = new EntityEditor(config, draft, own.queue, "stream", ["streams", "news"]);
    const server = new EntityEditor(config, draft, own.queue, "server", []);
    draft.edit(["loglevel"], "error");
    expect([editor.value, editor.server, server.value, server.server]).toEqual(Array(4).fill(undefined));
  });
});

describe("the edits of one entity", () => {
  it("are named below it, and taken back at one setting without the others", () => {
    const { own, editor } = edited();
    editor.edit(["title"], "B");
    editor.edit(["dvr", "root"], "/a");
    own.draft.edit(["streams", "sport", "title"], "S");
    expect(editor.changedPointers).toEqual(["/title", "/dvr/root"]);
    editor.reset("/dvr");
    expect(own.draft.patch()).toEqual({ streams: { news: { title: "B" }, sport: { title: "S" } } });
  });

  it("are those of the one, and of one alone", () => {
    const { editor } = edited();
    expect([editor.each, editor.selection]).toEqual([[editor], undefined]);
  });

  it("go with the entity when it is deleted, which is saved without a check", async () => {
    const { own, editor } = edited();
    editor.edit(["clients_timeout"], -5);
    own.draft.edit(["streams", "news"], undefined);
    expect(await editor.check()).toEqual([]);
    expect(await editor.commit()).toBe(true);
    expect([own.saved, editor.problems]).toEqual([[{ streams: { news: null } }], []]);
  });

  it("are told where others have changed the same, and settled one by one", () => {
    const { own, editor } = edited();
    for (const setting of ["title", "comment"]) editor.edit([setting], "mine");
    own.draft.edit(["streams", "sport", "title"], "mine");
    const theirs = { title: "theirs", comment: "theirs" };
    own.config.merge({ streams: { news: theirs, sport: { title: "theirs" } } }, 2);
    const conflicts = () => editor.conflicts.map(({ path }) => path.join("/"));
    expect(conflicts()).toEqual(["streams/news/title", "streams/news/comment"]);
    editor.keepMine("/title");
    expect([conflicts(), editor.value]).toMatchObject([["streams/news/comment"], { title: "mine" }]);
    editor.takeTheirs("/comment");
    expect([conflicts(), editor.value]).toMatchObject([[], { title: "mine", comment: "theirs" }]);
    expect(own.draft.conflicts, "of the other").toHaveLength(1);
  });

  it("are not sent while they are wrong, though nobody else is asked", async () => {
    const own = new SaveDesk({ streams: { news: { name: "news" } } });
    const editor = new EntityEditor(own.config, own.draft, own.queue, "stream", ["streams", "news"]);
    editor.edit(["clients_timeout"], -5);
    expect([await editor.commit(), await editor.commitAtOnce("/clients_timeout"), own.saved]).toEqual([
      false,
      false,
      [],
    ]);
  });

  it("wait for no word at a setting that is saved as it is made, and do again once that is refused", async () => {
    const { own, editor } = edited();
    own.server.answer("/flussonic/api/modify_config", 422, { message: "No." });
    editor.edit(["title"], "B");
    editor.edit(["static"], true);
    const save = editor.commitAtOnce("/static");
    expect([...own.draft.staged.keys()]).toEqual(["/streams/news/title"]);
    expect([await save, own.draft.staged.size]).toEqual([false, 2]);
  });
});

describe("what an entity names", () => {
  const referring = () => {
    const own = new SaveDesk({
      streams: { news: { name: "news", dvr: { reference: "main" } } },
      dvrs: { main: { name: "main", root: "/a" } },
    });
    return { own, editor: new EntityEditor(own.config, own.draft, own.queue, "stream", ["streams", "news"]) };
  };

  it("is warned of once another has deleted it, until it is there again or the entity is gone", () => {
    const { own, editor } = referring();
    const told: unknown[] = [];
    const stop = autorun(() => told.push(editor.problems.map(({ pointer, level }) => [pointer, level])));
    own.config.merge({ dvrs: { main: null } }, undefined);
    own.config.merge({ dvrs: { main: { name: "main", root: "/a" } } }, undefined);
    const warned = [["/dvr/reference", "warning"]];
    expect(told).toEqual([[], warned, []]);
    own.config.merge({ dvrs: { main: null } }, undefined);
    own.config.merge({ streams: { news: null } }, undefined);
    expect(told.slice(3)).toEqual([warned, []]);
    stop();
  });

  it("keeps nobody from saving when it is not there", async () => {
    const { own, editor } = referring();
    editor.edit(["dvr", "reference"], "nowhere");
    expect(editor.problems).toMatchObject([{ pointer: "/dvr/reference", level: "warning" }]);
    expect(await editor.commit()).toBe(true);
    expect(own.saved).toHaveLength(1);
  });
});

describe("a name that another has", () => {
  const used = { pointer: "/name", keyword: "unique", level: "error" };

  it("is told at the field at once, and as soon as another takes it", () => {
    const { own, editor } = edited();
    const told: unknown[] = [];
    const stop = autorun(() => told.push(editor.problems));
    editor.edit(["name"], "sport");
    expect(told).toMatchObject([[], [used]]);
    editor.edit(["name"], "films");
    own.config.merge({ streams: { films: { name: "films" } } }, 2);
    expect(told).toMatchObject([[], [used], [], [used]]);
    stop();
  });

  it("is told of no entity that is not edited, and not among the settings of the server", () => {
    const { own, editor, server } = edited();
    own.draft.edit(["streams", "sport", "name"], "news");
    editor.edit(["title"], "B");
    expect([editor.problems, server.problems]).toEqual([[], []]);
  });
});

describe("the small entities among the settings of the server", () => {
  function openServer(peers: Json = { a: { name: "a" } }) {
    const own = new SaveDesk({ loglevel: "debug", peers, streams: { news: { name: "news" } } });
    return { own, server: new EntityEditor(own.config, own.draft, own.queue, "server", []) };
  }

  it("are edited and saved with them", async () => {
    const { own, server } = openServer();
    server.edit(["peers", "a", "port"], 81);
    server.edit(["loglevel"], "error");
    expect([server.isChanged(), server.changedPointers]).toEqual([true, ["/peers/a/port", "/loglevel"]]);
    expect(await server.commit()).toBe(true);
    expect(own.saved).toEqual([{ peers: { a: { port: 81 } }, loglevel: "error" }]);
  });

  it("are checked with them, and keep them from being saved", async () => {
    const { own, server } = openServer({ a: { name: "a", port: 99_999 }, b: { name: "b" }, c: { name: "c d" } });
    expect((await server.check()).map(({ pointer }) => pointer)).toEqual(["/peers/a/port", "/peers/c/name"]);
    server.edit(["peers", "b", "port"], -1);
    expect(await server.commit()).toBe(false);
    expect(own.saved).toEqual([]);
    expect(server.problems).toContainEqual(expect.objectContaining({ pointer: "/peers/b/port", level: "error" }));
  });

  it("are looked for in what is an entity alone", async () => {
    const pointers = async (peers: Json) => (await openServer(peers).server.check()).map(({ pointer }) => pointer);
    expect(await pointers({ a: "none", b: { name: "b", port: -1 } })).toEqual(["/peers/b/port"]);
    expect(await pointers("none")).toEqual(["/peers"]);
  });

  it("are looked for in no other entity", async () => {
    const own = new SaveDesk({ streams: { news: { name: "news", peers: { a: { name: "" } } } } });
    const editor = new EntityEditor(own.config, own.draft, own.queue, "stream", ["streams", "news"]);
    expect(await editor.check()).toEqual([]);
  });

  it("show there what the server refused them for", async () => {
    const { own, server } = openServer();
    const at = (pointer: string) => ({ pointer, keyword: "taken", message: "Taken.", level: "error" });
    own.server.answer("/flussonic/api/modify_config", 422, {
      message: "No.",
      problems: [at("/peers/a/port"), at("/streams/news/title"), at("/loglevel")],
    });
    server.edit(["peers", "a", "port"], 81);
    await server.commit();
    expect(server.problems.map(({ pointer }) => pointer)).toEqual(["/peers/a/port", "/loglevel"]);
  });
});
