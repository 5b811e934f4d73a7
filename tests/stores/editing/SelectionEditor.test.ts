import { autorun } from "mobx";
import { describe, expect, it, vi } from "vitest";
import type { Json, JsonObject } from "../../../src/model/Json.ts";
import { EntityEditor } from "../../../src/stores/editing/EntityEditor.ts";
import { SelectionEditor } from "../../../src/stores/editing/SelectionEditor.ts";
import { SaveDesk } from "../support/SaveDesk.ts";

const news = { name: "news", title: "A", clients_timeout: 60, prefix: "/n", stats: { alive: true } };
const sport = { name: "sport", title: "A", clients_timeout: 30, max_sessions: 9 };
const films = { name: "films", title: "A", clients_timeout: 30 };

/** Two of three streams are edited as one. */
function desk(streams: JsonObject = { news, sport, films }) {
  const own = new SaveDesk({ streams });
  const editorOf = (name: string) => new EntityEditor(own.config, own.draft, own.queue, "stream", ["streams", name]);
  const both = new SelectionEditor(own.draft, own.queue, [editorOf("news"), editorOf("sport")]);
  const edit = (name: string, setting: string, value: Json) => own.draft.edit(["streams", name, setting], value);
  return { own, both, edit };
}

describe("several entities edited as one", () => {
  it("show what all of them share, as it is edited and as the server has it, without what it reports", () => {
    const { both, edit } = desk();
    edit("news", "title", "B");
    expect([both.value, both.server]).toEqual([{}, { title: "A" }]);
    edit("sport", "title", "B");
    expect(both.value).toEqual({ title: "B" });
  });

  it("show nothing once one of them is gone", () => {
    const { own, both } = desk();
    own.config.merge({ streams: { sport: null } }, 2);
    expect([both.value, both.server]).toEqual([undefined, undefined]);
    expect(both.selection).toEqual({
      count: 2,
      fields: {},
      entities: [{ name: "news", title: "A", clients_timeout: 60 }],
    });
  });

  it("tell what differs, in how many values, and what is edited in one of them at least", () => {
    const { both, edit } = desk();
    edit("news", "static", true);
    both.edit(["title"], "B");
    expect(both.selection).toEqual({
      count: 2,
      fields: {
        "/name": { values: 2 },
        "/clients_timeout": { values: 2 },
        "/static": { values: 2, touched: true },
        "/title": { values: 1, touched: true },
      },
      entities: [
        { name: "news", title: "B", clients_timeout: 60, static: true },
        { name: "sport", title: "B", clients_timeout: 30 },
      ],
    });
  });

  it("tell what the server reports of any of them, anew only when that changes", () => {
    const { own, both } = desk();
    const told: JsonObject[] = [];
    const stop = autorun(() => told.push(both.reported));
    own.config.merge({ streams: { news: { stats: { alive: false } } } }, 2);
    own.config.merge({ streams: { sport: { max_sessions: 10 } } }, 2);
    expect(told).toEqual([
      { prefix: "/n", max_sessions: 9 },
      { prefix: "/n", max_sessions: 10 },
    ]);
    stop();
  });

  it("can be had one by one", () => {
    const { both } = desk();
    expect(both.each.map((one) => one.path)).toEqual([
      ["streams", "news"],
      ["streams", "sport"],
    ]);
    expect(both.descriptor.name).toBe("stream");
  });

  it("get a value each, and no others do", () => {
    const { own, both } = desk();
    both.edit(["title"], "B");
    expect(own.draft.patch()).toEqual({ streams: { news: { title: "B" }, sport: { title: "B" } } });
  });

  it("lose what is edited at a setting of each, and keep their other edits", () => {
    const { own, both, edit } = desk();
    both.edit(["title"], "B");
    edit("sport", "static", true);
    edit("films", "title", "C");
    both.reset("/title");
    expect(own.draft.patch()).toEqual({ streams: { sport: { static: true }, films: { title: "C" } } });
  });

  it("get items into the list of each that lacks them, and lose items where they are", () => {
    const { own, both } = desk({
      news: { name: "news", urls: [{ url: "udp://a" }, { url: "udp://b" }] },
      sport: { name: "sport" },
    });
    both.editItems("/urls", { kind: "remove", items: ["udp://a"] });
    expect(own.draft.patch()).toEqual({ streams: { news: { urls: [{ url: "udp://b" }] } } });
    both.editItems("/urls", { kind: "add", items: [{ url: "udp://b" }] });
    expect(own.draft.patch()).toEqual({
      streams: { news: { urls: [{ url: "udp://b" }] }, sport: { urls: [{ url: "udp://b" }] } },
    });
  });

  it("get items of a list within a section that one of them has not", () => {
    const { own, both } = desk({ news: { name: "news" }, sport: { name: "sport", dvr: { schedule: [[1, 2]] } } });
    both.editItems("/dvr/schedule", { kind: "add", items: [[3, 4]] });
    expect(own.draft.patch()).toEqual({
      streams: {
        news: { dvr: { schedule: [[3, 4]] } },
        sport: {
          dvr: {
            schedule: [
              [1, 2],
              [3, 4],
            ],
          },
        },
      },
    });
  });

  it("settle what another changed in each for what was typed here, or for theirs", () => {
    const { own, both } = desk();
    const theirs = (title: string) => own.config.merge({ streams: { news: { title }, sport: { title } } }, undefined);
    both.edit(["title"], "mine");
    theirs("B");
    expect(both.conflicts.map(({ path }) => path)).toEqual([
      ["streams", "news", "title"],
      ["streams", "sport", "title"],
    ]);
    both.keepMine("/title");
    expect(both.conflicts).toEqual([]);
    expect(own.draft.patch()).toEqual({ streams: { news: { title: "mine" }, sport: { title: "mine" } } });
    theirs("C");
    both.takeTheirs("/title");
    expect([both.conflicts, own.draft.count]).toEqual([[], 0]);
  });
});

describe("a save of several entities", () => {
  it("can be made while something on the page is edited in one of them, and no save runs", async () => {
    const { own, both, edit } = desk();
    await both.check();
    edit("films", "title", "C");
    expect([both.isChanged(), both.canSave()]).toEqual([false, false]);
    edit("sport", "title", "B");
    expect([both.isChanged(), both.canSave()]).toEqual([true, true]);
    expect([both.isChanged(["/static"]), both.canSave(["/static"])]).toEqual([false, false]);
    expect([both.isChanged(["/title"]), both.canSave(["/title"])]).toEqual([true, true]);
    const release = own.server.hold("answer");
    const save = both.commit();
    await vi.waitFor(() => expect(own.queue.isRunning).toBe(true));
    expect([both.isChanged(), both.canSave()]).toEqual([true, false]);
    release();
    expect(await save).toBe(true);
  });

  it("sends what stands on the page for all of them at once, and nothing else", async () => {
    const { own, both, edit } = desk();
    both.edit(["title"], "B");
    both.edit(["static"], true);
    edit("films", "title", "C");
    expect(await both.commit(["/title"])).toBe(true);
    expect(own.saved).toEqual([{ streams: { news: { title: "B" }, sport: { title: "B" } } }]);
    expect(own.draft.patch()).toEqual({
      streams: { news: { static: true }, sport: { static: true }, films: { title: "C" } },
    });
    both.resetPage();
    expect(own.draft.patch()).toEqual({ streams: { films: { title: "C" } } });
  });

  it("is not made while one of them is wrong, and says which", async () => {
    const { own, both, edit } = desk();
    edit("news", "title", "B");
    edit("sport", "clients_timeout", -5);
    expect(await both.commit()).toBe(false);
    expect(own.saved).toEqual([]);
    const [problem, ...others] = both.problems;
    expect([problem?.pointer, problem?.level, others]).toEqual(["/clients_timeout", "error", []]);
    expect(problem?.message).toMatch(/^sport: .+/);
    expect(await both.commit(["/title"]), "the other page is right").toBe(true);
  });

  it("is checked one by one: what is wrong with each", async () => {
    const { both, edit } = desk();
    expect(await both.check()).toEqual([]);
    edit("news", "clients_timeout", -5);
    edit("sport", "clients_timeout", -7);
    expect((await both.check()).map(({ pointer }) => pointer)).toEqual(["/clients_timeout", "/clients_timeout"]);
    expect(both.problems.map(({ message }) => message.split(":")[0])).toEqual(["news", "sport"]);
  });

  it("says of a mirror what is wrong by its address, as its key is a number", async () => {
    const own = new SaveDesk({ sources: { 4: { urls: ["http://mirror.example"], auth: 5 } } });
    const mirror = new EntityEditor(own.config, own.draft, own.queue, "mirror", ["sources", "4"]);
    const one = new SelectionEditor(own.draft, own.queue, [mirror]);
    await one.check();
    expect(one.problems.map(({ message }) => message)).toEqual([expect.stringMatching(/mirror\.example: /)]);
  });
});

describe("a setting of several entities that is saved as it is made", () => {
  it("goes alone and for all of them, waits for no word meanwhile and is not in the draft after it", async () => {
    const { own, both, edit } = desk();
    both.edit(["static"], true);
    edit("news", "title", "B");
    edit("news", "clients_timeout", -5);
    const release = own.server.hold("answer");
    const save = both.commitAtOnce("/static");
    expect(own.draft.staged.size).toBe(2);
    await vi.waitFor(() => expect(own.queue.isRunning).toBe(true));
    release();
    expect(await save).toBe(true);
    expect(own.saved).toEqual([{ streams: { news: { static: true }, sport: { static: true } } }]);
    expect(own.draft.patch()).toEqual({ streams: { news: { title: "B", clients_timeout: -5 } } });
  });

  it("is sent nowhere when it is wrong in one of them, and waits like any other then", async () => {
    const { own, both, edit } = desk();
    edit("sport", "clients_timeout", -5);
    edit("news", "clients_timeout", 5);
    expect(await both.commitAtOnce("/clients_timeout")).toBe(false);
    expect([own.saved, own.draft.staged.size]).toEqual([[], 2]);
  });

  it("waits like any other once the server has refused it", async () => {
    const { own, both } = desk();
    own.server.answer("/flussonic/api/modify_config", 422, { message: "No." });
    both.edit(["static"], true);
    expect(await both.commitAtOnce("/static")).toBe(false);
    expect([own.saved.length, own.draft.staged.size]).toEqual([1, 2]);
  });
});
