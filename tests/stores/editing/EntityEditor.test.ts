import { autorun } from "mobx";
import { describe, expect, it, vi } from "vitest";
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
