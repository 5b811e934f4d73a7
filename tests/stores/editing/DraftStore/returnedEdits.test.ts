import { describe, expect, it } from "vitest";
import { ConfigStore } from "../../../../src/stores/ConfigStore.ts";
import { DraftStore } from "../../../../src/stores/editing/DraftStore.ts";
import { openDraft, timeout, title } from "../../support/openDraft.ts";

describe("what is taken back", () => {
  it("can be had again by no undo when there was nothing", () => {
    const { draft } = openDraft();
    draft.edit(title, "B");
    draft.discard(timeout);
    draft.discardEach([timeout, ["streams", "sport"]]);
    expect([draft.count, draft.discarded]).toEqual([1, undefined]);
  });

  it("is no entity that is new, where a setting within it is named", () => {
    const { draft } = openDraft();
    draft.edit(["streams", "sport"], { name: "sport", title: "S" });
    draft.edit(title, "B");
    draft.discardEach([["streams", "sport", "title"], title]);
    expect(draft.patch()).toEqual({ streams: { sport: { name: "sport", title: "S" } } });
  });

  it("may be a part of what is edited, and can be had again", () => {
    const { draft } = openDraft({ news: { name: "news", urls: [{ url: "udp://a" }] } });
    const urls = ["streams", "news", "urls"];
    draft.edit(urls, [{ url: "udp://a" }, { url: "udp://b" }, { url: "udp://c" }]);
    const patch = draft.patch();
    draft.discardParts([[urls, [{ url: "udp://a" }, { url: "udp://c" }]]]);
    expect(draft.patch()).toEqual({ streams: { news: { urls: [{ url: "udp://a" }, { url: "udp://c" }] } } });
    draft.undoDiscard();
    expect(draft.patch()).toEqual(patch);
  });

  it("can be had again once, and not after that is given up", () => {
    const { draft } = openDraft();
    draft.edit(title, "B");
    draft.discard();
    draft.undoDiscard();
    expect([draft.count, draft.discarded]).toEqual([1, undefined]);
    draft.discard();
    expect(draft.discarded?.size).toBe(1);
    draft.forgetDiscarded();
    draft.undoDiscard();
    expect([draft.count, draft.discarded]).toEqual([0, undefined]);
  });

  it("is told after a reload until the operator knows of it", () => {
    const stored = JSON.stringify({ version: 1, edits: [], leftOut: ["/streams/news/password"] });
    const { draft } = openDraft({}, stored);
    expect(draft.leftOut).toEqual(["/streams/news/password"]);
    draft.forgetLeftOut();
    expect(draft.leftOut).toEqual([]);
  });

  it("is told beside what another login loses, and after one more reload, until it is read", () => {
    const stored = JSON.stringify({ version: 1, edits: [], leftOut: ["/streams/news/password"] });
    const { draft, storage } = openDraft({}, stored);
    draft.edit(title, "B");
    draft.edit(["streams", "sport", "password"], "s3cret");
    draft.leaveOutSecrets();
    const lost = ["/streams/news/password", "/streams/sport/password"];
    expect(draft.leftOut).toEqual(lost);
    const again = openDraft({}, storage.text).draft;
    expect([again.leftOut, again.count]).toEqual([lost, 1]);
    draft.forgetLeftOut();
    expect(openDraft({}, storage.text).draft.leftOut).toEqual([]);
  });
});

describe("edits that come back into the draft", () => {
  const news = ["streams", "news"];

  it("take the place of a deletion that was refused, and leave other edits as they are", () => {
    const { draft } = openDraft();
    draft.edit(title, "B");
    const before = draft.edits;
    draft.edit(["loglevel"], "error");
    draft.edit(news, undefined);
    draft.putBackEach([news], before);
    expect([...draft.edits.keys()]).toEqual(["/loglevel", "/streams/news/title"]);
    expect(draft.patch()).toEqual({ loglevel: "error", streams: { news: { title: "B" } } });
    expect(draft.discarded).toBeUndefined();
  });

  it("take the place of all there are, and can be brought back with their entity", () => {
    const { config, draft } = openDraft();
    draft.edit(title, "B");
    const { edits } = draft;
    draft.forget();
    draft.edit(["loglevel"], "error");
    draft.putAll(edits);
    expect(draft.patch()).toEqual({ streams: { news: { title: "B" } } });
    config.merge({ streams: { news: null } }, 2);
    expect(draft.canRestore(news)).toBe(true);
  });

  it("leave it for the server, where they wait for their time, but for what was typed on", () => {
    const { draft } = openDraft({ news: { name: "news", title: "A", comment: "C", clients_timeout: 60 } });
    draft.edit(title, "B");
    draft.edit(timeout, 5);
    draft.edit(["streams", "news", "comment"], undefined);
    const sent = draft.edits;
    draft.edit(title, "typed on");
    draft.edit(["loglevel"], undefined);
    draft.edit(["http"], [80]);
    draft.letGo(sent);
    expect(draft.patch()).toEqual({ http: [80], streams: { news: { title: "typed on" } } });
  });

  it("stay where a clearing waits and a value was typed since, or the other way round", () => {
    const { draft } = openDraft();
    draft.edit(title, undefined);
    draft.edit(timeout, 5);
    const sent = draft.edits;
    draft.edit(title, "typed on");
    draft.edit(timeout, undefined);
    draft.letGo(sent);
    expect(draft.patch()).toEqual({ streams: { news: { title: "typed on", clients_timeout: null } } });
  });
});

describe("an edited entity that another deleted", () => {
  const news = ["streams", "news"];

  it("can be created again as it was last seen, with the edits made here", () => {
    const { config, draft } = openDraft();
    draft.edit(title, "mine");
    config.merge({ streams: { news: { clients_timeout: 30 } } }, 2);
    config.merge({ streams: { news: null } }, 3);
    expect(draft.canRestore(news)).toBe(true);
    draft.restore(news);
    expect(draft.patch()).toEqual({ streams: { news: { name: "news", title: "mine", clients_timeout: 30 } } });
    expect(draft.conflicts).toEqual([]);
  });

  it("can be created again after a reload, once the config has come", () => {
    const { draft, storage } = openDraft();
    draft.edit(title, "mine");
    const config = new ConfigStore();
    const reloaded = new DraftStore(config, { read: () => storage.text, write: () => undefined });
    config.replace({ streams: { news: { name: "news", title: "A" } } }, 1);
    config.merge({ streams: { news: null } }, 2);
    reloaded.restore(news);
    expect(reloaded.patch()).toEqual({ streams: { news: { name: "news", title: "mine" } } });
  });

  it("cannot be created again where nothing is known of it: the edits stay as they are", () => {
    const { draft, storage } = openDraft();
    draft.edit(title, "mine");
    const config = new ConfigStore();
    const reloaded = new DraftStore(config, { read: () => storage.text, write: () => undefined });
    config.replace({ streams: {} }, 2);
    expect(reloaded.canRestore(news)).toBe(false);
    reloaded.restore(news);
    expect([reloaded.count, reloaded.conflicts.map(({ kind }) => kind)]).toEqual([1, ["gone"]]);
  });

  it("can be created again once its edits were taken back and are had again", () => {
    const { config, draft } = openDraft({ news: { name: "news" }, sport: { name: "sport" } });
    draft.edit(title, "mine");
    draft.edit(["streams", "sport", "title"], "S");
    draft.discard(news);
    config.merge({ streams: { sport: { static: true } } }, 2);
    config.merge({ streams: { news: null } }, 3);
    draft.undoDiscard();
    expect(draft.canRestore(news)).toBe(true);
  });

  it("is forgotten once nothing of it is edited, nor could be again", () => {
    const { config, draft } = openDraft({ news: { name: "news" }, sport: { name: "sport" }, films: { name: "films" } });
    const [sport, films] = [
      ["streams", "sport"],
      ["streams", "films"],
    ];
    for (const at of [news, sport, films]) draft.edit([...at, "title"], "T");
    draft.edit(title, undefined);
    config.merge({ streams: { sport: { static: true } } }, 2);
    expect([news, sport, films].map((at) => draft.canRestore(at))).toEqual([false, true, true]);
    draft.edit(title, "T");
    draft.edit(title, undefined);
    draft.discard(films);
    config.merge({ streams: { sport: { static: false } } }, 3);
    expect([news, sport, films].map((at) => draft.canRestore(at))).toEqual([false, true, true]);
  });

  it("is forgotten with the draft", () => {
    const { config, draft } = openDraft();
    draft.edit(title, "mine");
    config.merge({ streams: { news: null } }, 2);
    draft.forget();
    expect(draft.canRestore(news)).toBe(false);
  });
});
