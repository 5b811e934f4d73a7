import { autorun } from "mobx";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../../src/model/Json.ts";
import { productConf } from "../../../../src/model/conf/ConfLanguage.ts";
import { SaveDesk } from "../../support/SaveDesk.ts";
import { openDraft, timeout, title } from "../../support/openDraft.ts";

describe("what waits in the draft", () => {
  it("is nothing where nothing was typed, and nothing was lost", () => {
    const { draft } = openDraft();
    expect([draft.count, draft.leftOut, draft.discarded, draft.conflicts]).toEqual([0, [], undefined, []]);
  });

  it("is all but what is on its way, until that has come back", () => {
    const { draft } = openDraft();
    draft.edit(title, "B");
    draft.edit(timeout, 5);
    const arriveTitle = draft.sendAtOnce([title]);
    expect([...draft.staged.keys()]).toEqual(["/streams/news/clients_timeout"]);
    const arriveTimeout = draft.sendAtOnce([timeout]);
    expect(draft.staged.size).toBe(0);
    arriveTitle();
    expect([...draft.staged.keys()]).toEqual(["/streams/news/title"]);
    arriveTimeout();
    expect(draft.staged.size).toBe(2);
  });

  it("counts no value that was typed back, though theirs differs by now", () => {
    const { config, draft } = openDraft();
    draft.edit(title, "mine");
    config.merge({ streams: { news: { title: "theirs" } } }, 2);
    draft.edit(title, "A");
    expect([draft.count, draft.has(title), draft.effective(title)]).toEqual([0, true, "A"]);
  });

  it("is a change where an entity is new or loses a setting, and a deletion only where it goes", () => {
    const { draft } = openDraft();
    draft.edit(title, undefined);
    draft.edit(["streams", "sport"], { name: "sport" });
    const waits = () => ["news", "sport", "films"].map((name) => draft.waitsAt(["streams", name]));
    expect(waits()).toEqual(["changed", "changed", undefined]);
    draft.edit(["streams", "news"], undefined);
    expect(waits()).toEqual(["deleted", "changed", undefined]);
  });

  it("can be saved but for what is on its way and what is gone from the server", () => {
    const { config, draft } = openDraft({ news: { name: "news" }, sport: { name: "sport" }, films: { name: "films" } });
    const promised: unknown[] = [];
    const stop = autorun(() => promised.push(draft.savablePatch));
    for (const name of ["news", "sport", "films"]) draft.edit(["streams", name, "title"], "T");
    const arrive = draft.sendAtOnce([["streams", "films"]]);
    config.merge({ streams: { sport: null } }, 2);
    expect(promised.at(-1)).toEqual({ streams: { news: { title: "T" } } });
    arrive();
    expect(promised.at(-1)).toEqual({ streams: { news: { title: "T" }, films: { title: "T" } } });
    stop();
  });

  it("tells which entities get another name", () => {
    const { draft } = openDraft();
    draft.edit(title, "B");
    expect(draft.renames).toEqual([]);
    draft.edit(["streams", "news", "name"], "novel");
    expect(draft.renames).toEqual([{ from: ["streams", "news"], to: ["streams", "novel"] }]);
  });

  it("is read anew for news of what is edited, and not for what others do elsewhere", () => {
    const { config, draft } = openDraft({ news: { name: "news" }, sport: { name: "sport" }, films: { name: "films" } });
    draft.edit(title, "B");
    draft.edit(["streams", "films", "title"], "B");
    draft.edit(["loglevel"], "error");
    let readings = 0;
    const stop = autorun(() => draft.read(() => (readings += 1)));
    const news: [JsonObject, number][] = [
      [{ streams: { sport: { title: "S" } } }, 1],
      [{ vods: { news: { prefix: "news" } } }, 1],
      [{ http: [80] }, 1],
      [{ streams: { films: { static: true } } }, 2],
      [{ streams: { news: { static: true } } }, 3],
      [{ loglevel: "debug" }, 4],
      [{ streams: null }, 5],
    ];
    for (const [patch, expected] of news) {
      config.merge(patch, undefined);
      expect(readings, JSON.stringify(patch)).toBe(expected);
    }
    stop();
  });
});

describe("edits on their way to the server", () => {
  it("leave the draft once they are saved, and what was typed on stands on them", () => {
    const { config, draft } = openDraft();
    draft.edit(title, "B");
    draft.edit(timeout, 5);
    draft.beginSave(draft.edits);
    draft.edit(title, "typed on");
    draft.endSave(true);
    expect(draft.patch()).toEqual({ streams: { news: { title: "typed on" } } });
    config.merge({ streams: { news: { title: "B", clients_timeout: 5 } } }, 2);
    expect([draft.conflicts, draft.count]).toEqual([[], 1]);
  });

  it("stay in the draft where they are refused", () => {
    const { config, draft } = openDraft();
    draft.edit(title, "B");
    draft.beginSave(draft.edits);
    draft.endSave(false);
    expect(draft.count).toBe(1);
    config.merge({ streams: { news: { title: "theirs" } } }, 2);
    expect(draft.conflicts).toHaveLength(1);
  });

  it("look like no news from others, though they come one after the other", () => {
    const { config, draft } = openDraft();
    draft.edit(title, "B");
    draft.edit(timeout, 5);
    draft.beginSave(draft.edits);
    draft.edit(title, "typed on");
    draft.edit(timeout, 7);
    config.merge({ streams: { news: { title: "B" } } }, 2);
    expect(draft.conflicts).toEqual([]);
    config.merge({ streams: { news: { clients_timeout: 5 } } }, 3);
    expect(draft.conflicts).toEqual([]);
    expect(draft.patch()).toEqual({ streams: { news: { title: "typed on", clients_timeout: 7 } } });
  });
});

describe("conflicts at several places", () => {
  const urls = ["streams", "news", "urls"];
  const sources = (priority: string) => ["udp://a", "udp://b"].map((url) => ({ url, priority }));

  function conflicting() {
    const own = openDraft({
      news: { name: "news", title: "A", urls: sources("1") },
      sport: { name: "sport", title: "A" },
    });
    own.draft.edit(title, "mine");
    own.draft.edit(urls, sources("2"));
    own.draft.edit(["streams", "sport", "title"], "mine");
    const theirs = { title: "theirs", urls: sources("3") };
    own.config.merge({ streams: { news: theirs, sport: { title: "theirs" } } }, 2);
    const left = () => own.draft.conflicts.map(({ path, item }) => [...path.slice(1), item].join(" ").trim());
    return { ...own, left };
  }

  it("are settled at a place and below it, and nowhere else", () => {
    const { draft, left } = conflicting();
    expect(left().toSorted((one, other) => (one < other ? -1 : 1))).toEqual([
      "news title",
      "news urls udp://a",
      "news urls udp://b",
      "sport title",
    ]);
    draft.keepMine(urls);
    expect(left()).toEqual(["news title", "sport title"]);
    expect(draft.effective(urls)).toEqual(sources("2"));
    draft.takeTheirs(["streams", "news"]);
    expect(left()).toEqual(["sport title"]);
    expect(draft.effective(title)).toBe("theirs");
  });

  it("are settled for one item of a list, and not for the others", () => {
    const { draft, left } = conflicting();
    draft.takeTheirs(urls, "udp://a");
    expect(left()).toEqual(expect.arrayContaining(["news title", "news urls udp://b", "sport title"]));
    expect(left()).toHaveLength(3);
    draft.keepMine(urls, "udp://b");
    expect(left()).toEqual(["news title", "sport title"]);
    expect(draft.effective(urls)).toEqual([
      { url: "udp://a", priority: "3" },
      { url: "udp://b", priority: "2" },
    ]);
  });
});

describe("the sources of a stream", () => {
  it("are saved in their order, and stand so in the config text [S116]", async () => {
    const urls = ["udp://a", { url: "udp://b", priority: "2" }, "udp://c"];
    const desk = new SaveDesk({ streams: { news: { name: "news", static: true, urls } } });
    desk.draft.edit(["streams", "news", "urls"], ["udp://c", "udp://a", { url: "udp://b", priority: "2" }]);
    expect(await desk.saveAll()).toBe(true);
    const [saved] = desk.saved;
    expect(saved).toEqual({ streams: { news: { urls: ["udp://c", "udp://a", { url: "udp://b", priority: "2" }] } } });

    const tree = productConf().parse(
      "stream news {\n  input udp://a;\n  input udp://b priority=2;\n  input udp://c;\n}\n",
    );
    const { text } = productConf().edit(tree, saved ?? {});
    expect(text.match(/udp:\/\/\w/g)).toEqual(["udp://c", "udp://a", "udp://b"]);
  });
});
