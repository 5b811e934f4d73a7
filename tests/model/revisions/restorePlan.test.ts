import { describe, expect, it } from "vitest";
import { editDraft } from "../../../src/model/draft/draftEdits.ts";
import { patchOf } from "../../../src/model/draft/draftSlices.ts";
import type { DraftEdits } from "../../../src/model/draft/fieldEdits.ts";
import type { Rename } from "../../../src/model/entity/entityPlace.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { applyMergePatch } from "../../../src/model/merge/mergePatch.ts";
import { planned } from "./planned.ts";
import { testEntities } from "../testEntities.ts";

const news = { name: "news", position: 0, title: "News", clients_timeout: 30, urls: ["udp://a"] };
const sport = { name: "sport", position: 1, title: "Sport" };
const then: JsonObject = { loglevel: "debug", streams: { news, sport } };
const none: DraftEdits = new Map();

function plan(
  now: JsonObject,
  scope: readonly string[] = [],
  edits = none,
  renames: readonly Rename[] = [],
  old = then,
) {
  const made = planned({ former: old, now, renames, edits, scope }, testEntities);
  const notes = made.notes.map(({ kind, path, former }) => [
    kind,
    path.join("/"),
    ...(former === undefined ? [] : [former]),
  ]);
  return { ...made, notes, patch: patchOf(made.edits, now, testEntities) };
}

describe("taking a former config into the draft", () => {
  it("makes edits of what is other than it was, and of nothing else", () => {
    const now = { loglevel: "debug", streams: { news: { ...news, clients_timeout: 90 }, sport } };
    expect(plan(now)).toMatchObject({ patch: { streams: { news: { clients_timeout: 30 } } }, notes: [] });
    expect(plan(then).changes).toEqual([]);
  });

  it("takes one entity, one setting or one global setting, and leaves the rest as it is", () => {
    const now = { streams: { news: { ...news, clients_timeout: 90, title: "Now" }, sport: { ...sport, title: "X" } } };
    expect(plan(now, ["streams", "news"]).patch).toEqual({ streams: { news: { clients_timeout: 30, title: "News" } } });
    expect(plan(now, ["streams", "news", "title"]).patch).toEqual({ streams: { news: { title: "News" } } });
    expect(plan(now, ["loglevel"]).patch).toEqual({ loglevel: "debug" });
  });

  it("removes a setting that was not there then", () => {
    const now = { ...then, streams: { news: { ...news, disabled: true }, sport } };
    expect(plan(now, ["streams", "news", "disabled"]).patch).toEqual({ streams: { news: { disabled: null } } });
  });

  it("puts the settings of what was renamed since to its new name, wherever the old one was named", () => {
    const now = { ...then, streams: { news1: { ...news, name: "news1", title: "Now" }, sport } };
    const renames = [{ from: ["streams", "news"], to: ["streams", "news1"] }];
    for (const scope of [[], ["streams", "news"], ["streams", "news1"], ["streams", "news", "title"]]) {
      const { patch, notes } = plan(now, scope, none, renames);
      expect(patch).toEqual({ streams: { news1: { title: "News" } } });
      expect(notes).toEqual([["renamed", "streams/news1", "news"]]);
    }
  });

  it("knows a rename by the settings that went and came, where the server tells of none", () => {
    const now = { ...then, loglevel: "", streams: { news1: { ...news, name: "news1" }, sport } };
    const { changes, notes } = planned({ former: then, now, renames: undefined, edits: none, scope: [] }, testEntities);
    expect(changes).toEqual([[["loglevel"], "debug"]]);
    expect(notes).toMatchObject([{ kind: "renamed", former: "news" }]);
  });

  it("makes no entity of two where another has the new name by now", () => {
    const now = { ...then, streams: { sport: { ...news, name: "sport" } } };
    const renames = [{ from: ["streams", "news"], to: ["streams", "sport"] }];
    const { patch, notes } = plan(now, [], none, renames);
    expect(applyMergePatch(now, patch)).toMatchObject({
      streams: { news: { title: "News" }, sport: { title: "Sport" } },
    });
    expect(notes).toEqual([["created", "streams/news"]]);
  });

  it("creates what was removed since again, at its place among those that are left", () => {
    const now = { ...then, streams: { sport: { ...sport, position: 0 } } };
    const { edits, notes } = plan(now, ["streams", "news"]);
    expect([...edits.values()]).toEqual([{ path: ["streams", "news"], base: undefined, mine: news }]);
    expect(notes).toEqual([["created", "streams/news"]]);
  });

  it("brings the whole entity where one of its settings is wanted and it is gone", () => {
    const now = { ...then, streams: { sport } };
    expect(plan(now, ["streams", "news", "title"]).notes).toEqual([["created", "streams/news"]]);
  });

  it("gives what is created again a key that the server replaces, where the server gives the keys", () => {
    const old = { sources: { "7": { urls: ["m4f://a"] } } };
    const { patch } = plan({ sources: {} }, ["sources", "7"], none, [], old);
    expect(patch).toEqual({ sources: { "-1": { urls: ["m4f://a"] } } });
  });

  it("deletes what came since where all is taken back, and says so", () => {
    const now = { ...then, streams: { news, sport, late: { name: "late", position: 2 } } };
    const { patch, notes } = plan(now);
    expect([patch, notes]).toEqual([{ streams: { late: null } }, [["deleted", "streams/late"]]]);
  });

  it("moves nothing where others came and went around it, and brings back an order that was changed", () => {
    const later = { news: { ...news, position: 1 }, sport: { ...sport, position: 2 } };
    expect(plan({ ...then, streams: { late: { name: "late", position: 0 }, ...later } }).patch).toEqual({
      streams: { late: null },
    });
    const swapped = { news: { ...news, position: 1 }, sport: { ...sport, position: 0 } };
    expect(plan({ ...then, streams: swapped }).patch).toEqual({
      streams: { news: { position: 0 }, sport: { position: 1 } },
    });
  });

  it("touches nothing of what the server reports, and nothing that no schema here describes", () => {
    const old = {
      ...then,
      stats: { cpu: 1 },
      streams: { news: { ...news, stats: { alive: true }, gone_setting: 1 }, sport },
    };
    const now = {
      ...then,
      stats: { cpu: 2 },
      streams: { news: { ...news, stats: { alive: false }, other: 1 }, sport },
    };
    const { changes, notes } = plan(now, [], none, [], old);
    expect([changes, notes]).toEqual([[], [["unknown", "streams/news/gone_setting"]]]);
  });

  it("names the edits of the draft that would be lost, and keeps the others", () => {
    const now = { ...then, streams: { news: { ...news, title: "Now" }, sport } };
    const edits = [
      [["streams", "news", "title"], "Mine"] as const,
      [["streams", "news", "disabled"], true] as const,
      [["streams", "sport", "title"], "Mine too"] as const,
    ].reduce((draft, [path, value]) => editDraft(draft, now, path, value, testEntities), none);
    const one = plan(now, ["streams", "news", "title"], edits);
    expect([...one.lost.keys()]).toEqual(["/streams/news/title"]);
    expect(one.patch).toEqual({ streams: { news: { title: "News", disabled: true }, sport: { title: "Mine too" } } });
    expect([...plan(now, [], edits).lost.keys()]).toEqual([...edits.keys()]);
  });

  it("loses no edit that says what the revision says", () => {
    const now = { ...then, streams: { news: { ...news, title: "Now" }, sport } };
    const edits = editDraft(none, now, ["streams", "news", "title"], "News", testEntities);
    expect(plan(now, [], edits).lost.size).toBe(0);
  });

  it("takes a deletion out of the draft to have a setting of the entity back", () => {
    const now = { ...then, streams: { news: { ...news, title: "Now" }, sport } };
    const edits = editDraft(none, now, ["streams", "news"], undefined, testEntities);
    const { patch, lost } = plan(now, ["streams", "news", "title"], edits);
    expect([patch, [...lost.keys()]]).toEqual([{ streams: { news: { title: "News" } } }, ["/streams/news"]]);
  });
});
