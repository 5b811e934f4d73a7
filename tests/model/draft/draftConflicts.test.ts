import { describe, expect, it } from "vitest";
import { conflictsByPointer, keepMine, takeTheirs } from "../../../src/model/draft/draftConflicts.ts";
import { patchOf, settleDraft } from "../../../src/model/draft/draftSlices.ts";
import { restoreEntity } from "../../../src/model/draft/wholeEntities.ts";
import { testEntities } from "../testEntities.ts";
import { DraftDesk } from "./DraftDesk.ts";

const timeout = "/streams/news/clients_timeout";

function desk(): DraftDesk {
  return new DraftDesk({
    streams: { news: { name: "news", clients_timeout: 30, title: "News", urls: ["udp://a", "udp://b"] } },
  });
}

describe("an edit and news from the server", () => {
  it("lets another's change of an untouched field flow in [C314]", () => {
    const mine = desk()
      .edit(timeout, 60)
      .receive({ streams: { news: { title: "News 24" } } });
    expect(mine.shown("/streams/news")).toMatchObject({ clients_timeout: 60, title: "News 24" });
    expect(mine.patch).toEqual({ streams: { news: { clients_timeout: 60 } } });
    expect(mine.conflicts).toEqual([]);
  });

  it("keeps both values when another changes the field being edited [C314]", () => {
    const mine = desk()
      .edit(timeout, 60)
      .receive({ streams: { news: { clients_timeout: 90 } } });
    expect(mine.shown(timeout)).toBe(60);
    expect(mine.conflicts).toEqual([
      { kind: "field", path: ["streams", "news", "clients_timeout"], base: 30, mine: 60, theirs: 90 },
    ]);
  });

  it("keep mine: the edit stands on their value and saves over it [C314]", () => {
    const mine = desk()
      .edit(timeout, 60)
      .receive({ streams: { news: { clients_timeout: 90 } } })
      .keepMine();
    expect(mine.conflicts).toEqual([]);
    expect(mine.patch).toEqual({ streams: { news: { clients_timeout: 60 } } });
    expect(mine.edit(timeout, 90).edits.size).toBe(0);
  });

  it("take theirs: the edit is given up [C314]", () => {
    const mine = desk()
      .edit(timeout, 60)
      .receive({ streams: { news: { clients_timeout: 90 } } })
      .takeTheirs();
    expect(mine.edits.size).toBe(0);
    expect(mine.shown(timeout)).toBe(90);
  });

  it("is done when another saved the same value", () => {
    const mine = desk()
      .edit(timeout, 60)
      .receive({ streams: { news: { clients_timeout: 60 } } });
    expect(mine.edits.size).toBe(0);
  });

  it("does not jump to their value while a number is typed over and passes through its old one", () => {
    const mine = desk()
      .edit(timeout, 305)
      .receive({ streams: { news: { clients_timeout: 90 } } })
      .edit(timeout, 30);
    expect(mine.shown(timeout)).toBe(30);
    expect(mine.conflicts).toHaveLength(1);
    expect(mine.patch).toEqual({});
    expect(mine.keepMine().patch).toEqual({ streams: { news: { clients_timeout: 30 } } });
  });

  it("stays the same object when nothing in it changed", () => {
    const mine = desk().edit(timeout, 60);
    const before = mine.edits;
    expect(mine.receive({ streams: { news: { stats: { alive: true } } } }).edits).toBe(before);
  });

  it("sees the whole section in conflict when it was removed here and changed there", () => {
    const mine = new DraftDesk({ streams: { news: { name: "news", drm: { vendor: "conax", keyserver: "k" } } } });
    mine.edit("/streams/news/drm", undefined).receive({ streams: { news: { drm: { keyserver: "other" } } } });
    expect(mine.conflicts).toMatchObject([
      { path: ["streams", "news", "drm"], mine: undefined, theirs: { keyserver: "other" } },
    ]);
    expect(mine.keepMine().patch).toEqual({ streams: { news: { drm: null } } });
  });
});

describe("an entity and news from the server", () => {
  it("is gone when another deleted it while it was edited, and shows no ghost", () => {
    const mine = desk()
      .edit(timeout, 60)
      .edit("/streams/news/title", "x")
      .receive({ streams: { news: null } });
    expect(mine.conflicts).toEqual([
      { kind: "gone", path: ["streams", "news"], base: undefined, mine: undefined, theirs: undefined },
    ]);
    expect(mine.shown("/streams/news")).toBeUndefined();
    expect(mine.takeTheirs().edits.size).toBe(0);
  });

  it("can be brought back whole with the edits made", () => {
    const mine = desk().edit(timeout, 60);
    const lastKnown = { ...(mine.server["streams"] as { news: object }).news, stats: { alive: true } };
    mine.receive({ streams: { news: null } });
    expect(mine.keepMine().conflicts).toHaveLength(1);
    mine.edits = restoreEntity(mine.edits, ["streams", "news"], lastKnown, testEntities);
    expect(mine.conflicts).toEqual([]);
    expect(mine.patch).toEqual({
      streams: { news: { name: "news", clients_timeout: 60, title: "News", urls: ["udp://a", "udp://b"] } },
    });
  });

  it("is no conflict when both deleted it", () => {
    const mine = desk()
      .edit("/streams/news", undefined)
      .receive({ streams: { news: null } });
    expect(mine.edits.size).toBe(0);
  });

  it("is no conflict when both deleted it, also before the draft knows; one when a setting of it was removed here", () => {
    const mine = desk().edit("/streams/news", undefined);
    mine.server = { streams: {} };
    expect(mine.conflicts).toEqual([]);
    const other = desk().edit("/streams/news/title", undefined);
    other.server = { streams: {} };
    expect(other.conflicts).toMatchObject([{ kind: "gone", path: ["streams", "news"] }]);
    expect(other.keepMine().conflicts).toHaveLength(1);
  });

  it("is a conflict when it was deleted here and changed there, but not when only its statistics changed", () => {
    const mine = desk()
      .edit("/streams/news", undefined)
      .receive({ streams: { news: { stats: { alive: true } } } });
    expect(mine.conflicts).toEqual([]);
    mine.receive({ streams: { news: { title: "News 24" } } });
    expect(mine.conflicts).toMatchObject([
      { kind: "field", path: ["streams", "news"], mine: undefined, theirs: { title: "News 24" } },
    ]);
    expect(mine.takeTheirs().shown("/streams/news/title")).toBe("News 24");
  });

  it("is a conflict when both created it; keeping mine replaces theirs", () => {
    const mine = new DraftDesk({}).edit("/streams/tv", { name: "tv", title: "Mine" });
    mine.receive({ streams: { tv: { name: "tv", static: false } } });
    expect(mine.conflicts).toMatchObject([{ kind: "field", path: ["streams", "tv"], base: undefined }]);
    expect(mine.keepMine().patch).toEqual({ streams: { tv: { title: "Mine", static: null } } });
  });
});

describe("a list and news from the server", () => {
  const urls = "/streams/news/urls";

  it("keeps both additions", () => {
    const mine = desk().edit(urls, ["udp://a", "udp://b", "udp://mine"]);
    mine.receive({ streams: { news: { urls: ["udp://a", "udp://b", "udp://theirs"] } } });
    expect(mine.conflicts).toEqual([]);
    expect(mine.patch).toEqual({ streams: { news: { urls: ["udp://a", "udp://b", "udp://theirs", "udp://mine"] } } });
  });

  it("does not bring back what another removed, nor lose what another changed", () => {
    const mine = desk().edit(urls, ["udp://a", "udp://b", "udp://mine"]);
    mine.receive({ streams: { news: { urls: [{ url: "udp://b", priority: "2" }] } } });
    expect(mine.patch).toEqual({ streams: { news: { urls: [{ url: "udp://b", priority: "2" }, "udp://mine"] } } });
  });

  it("joins changes of one item that touch different settings", () => {
    const mine = desk().edit(`${urls}/0/priority`, "1");
    expect(mine.edits.size).toBe(1);
    mine.edit(`${urls}/0`, { url: "udp://a", priority: "1" });
    mine.receive({ streams: { news: { urls: [{ url: "udp://a", user_agent: "x" }, "udp://b"] } } });
    expect(mine.conflicts).toEqual([]);
    expect(mine.patch).toEqual({
      streams: { news: { urls: [{ url: "udp://a", priority: "1", user_agent: "x" }, "udp://b"] } },
    });
  });

  it("tells a conflict of one item, and settles that one alone", () => {
    const both = () => {
      const mine = desk().edit(urls, [
        { url: "udp://a", priority: "1" },
        { url: "udp://b", priority: "5" },
      ]);
      return mine.receive({ streams: { news: { urls: [{ url: "udp://a", priority: "2" }, "udp://b"] } } });
    };
    expect(both().conflicts).toEqual([
      {
        kind: "item",
        path: ["streams", "news", "urls"],
        item: "udp://a",
        base: "udp://a",
        mine: { url: "udp://a", priority: "1" },
        theirs: { url: "udp://a", priority: "2" },
      },
    ]);
    const kept = both().keepMine();
    expect(kept.conflicts).toEqual([]);
    expect(kept.patch).toEqual({
      streams: {
        news: {
          urls: [
            { url: "udp://a", priority: "1" },
            { url: "udp://b", priority: "5" },
          ],
        },
      },
    });
    const taken = both().takeTheirs();
    expect(taken.conflicts).toEqual([]);
    expect(taken.patch).toEqual({
      streams: {
        news: {
          urls: [
            { url: "udp://a", priority: "2" },
            { url: "udp://b", priority: "5" },
          ],
        },
      },
    });
  });

  it("leaves the conflict of one item open when that of another is settled, either way", () => {
    const both = () => {
      const of = (priority: string) => ["udp://a", "udp://b"].map((url) => ({ url, priority }));
      return desk()
        .edit(urls, of("1"))
        .receive({ streams: { news: { urls: of("2") } } });
    };
    const items = (mine: DraftDesk) => mine.conflicts.map(({ item }) => item);
    expect(items(both())).toEqual(["udp://a", "udp://b"]);
    expect(items(both().keepMine())).toEqual(["udp://b"]);
    expect(items(both().takeTheirs())).toEqual(["udp://b"]);
    expect(items(both().keepMine().takeTheirs())).toEqual([]);
    expect(both().keepMine().takeTheirs().patch).toEqual({
      streams: {
        news: {
          urls: [
            { url: "udp://a", priority: "1" },
            { url: "udp://b", priority: "2" },
          ],
        },
      },
    });
  });

  it("tells a conflict when I removed what another changed", () => {
    const mine = desk()
      .edit(urls, ["udp://b"])
      .receive({ streams: { news: { urls: [{ url: "udp://a", priority: "2" }, "udp://b"] } } });
    expect(mine.conflicts).toMatchObject([
      { kind: "item", item: "udp://a", mine: undefined, theirs: { priority: "2" } },
    ]);
    expect(mine.takeTheirs().edits.size).toBe(0);
  });

  it("tells a conflict when another removed what I changed, and can give it up", () => {
    const mine = desk().edit(urls, [{ url: "udp://a", priority: "1" }, "udp://b", "udp://c"]);
    mine.receive({ streams: { news: { urls: ["udp://b"] } } });
    expect(mine.conflicts).toMatchObject([{ kind: "item", item: "udp://a", theirs: undefined }]);
    expect(mine.takeTheirs().patch).toEqual({ streams: { news: { urls: ["udp://b", "udp://c"] } } });
  });

  it("does not take the others' items for my own when the list is edited further", () => {
    const mine = desk().edit(urls, ["udp://a", "udp://b", "udp://mine"]);
    mine.server = { streams: { news: { name: "news", urls: ["udp://a", "udp://b", "udp://theirs"] } } };
    mine.edit(`${urls}/3`, "udp://mine2");
    mine.receive({ streams: { news: { urls: ["udp://a", "udp://b"] } } });
    expect(mine.conflicts).toEqual([]);
    expect(mine.patch).toEqual({ streams: { news: { urls: ["udp://a", "udp://b", "udp://mine2"] } } });
  });

  it("is one value where its items have no name", () => {
    const mine = new DraftDesk({ streams: { news: { name: "news", odd: [{ x: 1 }] } } });
    mine.edit("/streams/news/odd", [{ x: 2 }]).receive({ streams: { news: { odd: [{ x: 3 }] } } });
    expect(mine.conflicts).toMatchObject([{ kind: "field", mine: [{ x: 2 }], theirs: [{ x: 3 }] }]);
    expect(mine.keepMine().patch).toEqual({ streams: { news: { odd: [{ x: 2 }] } } });
    expect(mine.conflicts).toEqual([]);
  });
});

describe("a conflict of what is edited no longer", () => {
  it("is settled without a word, a whole setting's and an item's", () => {
    const field = desk()
      .edit(timeout, 60)
      .receive({ streams: { news: { clients_timeout: 90 } } });
    const item = desk()
      .edit("/streams/news/urls", ["udp://b"])
      .receive({ streams: { news: { urls: [{ url: "udp://a", priority: "2" }, "udp://b"] } } });
    for (const { conflicts, server } of [field, item]) {
      const [conflict] = conflicts;
      if (conflict === undefined) throw new Error("There is a conflict.");
      const none = new Map();
      expect(keepMine(none, server, conflict, testEntities)).toBe(none);
      expect(takeTheirs(none, server, conflict, testEntities)).toBe(none);
    }
  });
});

describe("conflicts in a form", () => {
  it("stand at their settings, with both values", () => {
    const mine = desk()
      .edit(timeout, 60)
      .edit("/streams/news/title", "Mine")
      .receive({ streams: { news: { clients_timeout: 90, title: "Theirs" } } });
    expect(conflictsByPointer(mine.conflicts, testEntities)).toEqual({
      "/clients_timeout": { mine: 60, theirs: 90 },
      "/title": { mine: "Mine", theirs: "Theirs" },
    });
  });
});

describe("a save that has landed", () => {
  it("leaves what was typed on meanwhile as an edit of what was saved, without a conflict", () => {
    const mine = desk().edit(timeout, 60).edit("/streams/news/title", "x");
    const saved = mine.edits;
    mine.edit(timeout, 90);
    mine.edits = settleDraft(mine.edits, saved, testEntities);
    mine.receive(patchOf(saved, mine.server, testEntities));
    expect(mine.conflicts).toEqual([]);
    expect(mine.patch).toEqual({ streams: { news: { clients_timeout: 90 } } });
  });
});
