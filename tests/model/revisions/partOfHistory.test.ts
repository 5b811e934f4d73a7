import { describe, expect, it } from "vitest";
import { editDraft } from "../../../src/model/draft/draftEdits.ts";
import { patchOf } from "../../../src/model/draft/draftSlices.ts";
import type { DraftEdits } from "../../../src/model/draft/fieldEdits.ts";
import type { Rename } from "../../../src/model/entity/entityPlace.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { compareConfigs } from "../../../src/model/revisions/comparedConfigs.ts";
import { planned } from "./planned.ts";
import { compareText } from "../../../src/texts/en/compare.ts";
import { testEntities } from "../testEntities.ts";

const news = { name: "news", position: 0, title: "News", meta: { comment: "a" } };
const sport = { name: "sport", position: 1, title: "Sport" };
const then: JsonObject = { edit_auth: { login: "a" }, streams: { news, sport }, sources: { 7: { urls: ["m4f://a"] } } };
const moved = { news: { ...news, position: 1 }, sport: { ...sport, position: 0 } };
const none: DraftEdits = new Map();

function compared(to: JsonObject, scope: readonly string[] = [], renames: readonly Rename[] = [], from = then) {
  return [...compareConfigs({ from, to, renames, scope }, testEntities)].flat();
}

const words = (...args: Parameters<typeof compared>) =>
  compared(...args).flatMap(({ changes }) => changes.map((change) => change.text));

describe("a part of two configs", () => {
  it("is one setting within an object, of the server and of an entity", () => {
    const to = {
      edit_auth: { login: "b", other: 1 },
      streams: { news: { ...news, meta: { comment: "b", seen: 1 } }, sport: { ...sport, title: "X" } },
      sources: then["sources"] ?? {},
    };
    expect(words(to, ["edit_auth", "login"])).toHaveLength(1);
    expect(words(to, ["edit_auth"])).toHaveLength(2);
    expect(words(to, ["streams", "news", "meta"])).toEqual(words(to, ["streams", "news", "meta", "comment"]));
    expect(words(to, ["streams", "news", "meta"])).toHaveLength(1);
  });

  it("is a whole collection, with its order", () => {
    const to = { ...then, edit_auth: { login: "b" }, streams: moved };
    expect(compared(to, ["streams"])).toMatchObject([
      {
        path: ["streams"],
        former: ["streams"],
        title: "Streams",
        changes: [
          {
            kind: "items",
            path: ["streams", "position"],
            entityLabel: "Streams",
            entityName: "",
            fieldTitle: compareText("compare.order"),
            parts: [{ kind: "order", item: "", title: "" }],
          },
        ],
      },
    ]);
  });

  it("is an entity without its place, which is a matter of the whole list", () => {
    expect(words({ ...then, streams: moved }, ["streams", "news"])).toEqual([]);
    expect(words({ ...then, streams: moved }, ["streams", "news", "position"])).toHaveLength(1);
    const numbered = { ...then, sources: { 7: { urls: ["m4f://a"], position: 3 } } };
    expect(words(numbered, ["sources"])).toHaveLength(1);
  });

  it("says the new name of an entity, and not of one of its settings", () => {
    const to = { ...then, streams: { today: { ...news, name: "today", title: "Today" }, sport } };
    const renames = [{ from: ["streams", "news"], to: ["streams", "today"] }];
    expect(words(to, ["streams", "news", "title"], renames)).toEqual(["Stream today: title News → Today"]);
    expect(compared(to, ["streams", "news"], renames)).toMatchObject([
      {
        path: ["streams", "today"],
        former: ["streams", "news"],
        changes: [
          {
            kind: "renamed",
            entityLabel: "Stream",
            entityName: "today",
            fieldTitle: "Name",
            from: "news",
            to: "today",
          },
          { kind: "value", fieldTitle: "Title" },
        ],
      },
    ]);
  });

  it("tells the secret of then from the one of now, and not what they are", () => {
    const urls = (password: string) => ({ streams: { news: { ...news, urls: [`rtsp://${password}@a`] } } });
    const [told = ""] = words(urls("hunter3"), [], [], urls("hunter2"));
    expect(told).toContain(`rtsp://${compareText("compare.secret")}@a`);
    expect(told).toContain(`rtsp://${compareText("compare.otherSecret")}@a`);
    expect(told).not.toMatch(/hunter/);
  });
});

function plan(now: JsonObject, scope: readonly string[], edits = none, renames: readonly Rename[] = []) {
  const made = planned({ former: then, now, renames, edits, scope }, testEntities);
  return { ...made, patch: patchOf(made.edits, now, testEntities), kinds: made.notes.map(({ kind }) => kind) };
}

describe("a part of a former config", () => {
  it("comes without its place where it is one of a list whose order has changed since", () => {
    expect(plan({ ...then, streams: moved }, ["streams", "news"]).changes).toEqual([]);
    expect(plan({ ...then, streams: moved }, ["streams"]).patch).toEqual({
      streams: { news: { position: 0 }, sport: { position: 1 } },
    });
  });

  it("is nothing of what neither config has", () => {
    const { changes, notes, scope } = plan(then, ["streams", "ghost", "title"]);
    expect([changes, notes, scope]).toEqual([[], [], ["streams", "ghost", "title"]]);
    expect(plan(then, ["streams", "ghost"])).toMatchObject({ changes: [], notes: [] });
  });

  it("tells of no new name but its own", () => {
    const now = { ...then, streams: { today: { ...news, name: "today" }, sport: { ...sport, title: "X" } } };
    const renames = [{ from: ["streams", "news"], to: ["streams", "today"] }];
    expect(plan(now, ["streams", "sport"], none, renames)).toMatchObject({
      patch: { streams: { sport: { title: "Sport" } } },
      kinds: [],
    });
    expect(plan(now, ["streams", "today"], none, renames).kinds).toEqual(["renamed"]);
  });

  it("gets a key that no edit of the draft has taken, where the server gives the keys", () => {
    const now = { ...then, sources: {} };
    const edits = editDraft(none, now, ["sources", "-1"], { urls: ["m4f://mine"] }, testEntities);
    expect(plan(now, ["sources", "7"], edits).patch).toEqual({
      sources: { "-1": { urls: ["m4f://mine"] }, "-2": { urls: ["m4f://a"] } },
    });
  });
});
