import { describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { describeChanges, groupTitle } from "../../../src/model/diff/draftChanges.ts";
import { DraftDesk } from "../draft/DraftDesk.ts";
import { testEntities } from "../testEntities.ts";

function words(desk: DraftDesk): readonly string[] {
  return describeChanges(desk.edits, desk.server, testEntities).map(({ text }) => text);
}

function changesOf(desk: DraftDesk) {
  return describeChanges(desk.edits, desk.server, testEntities);
}

function newsDesk(news: JsonObject = {}): DraftDesk {
  return new DraftDesk({ streams: { news: { name: "news", ...news } } });
}

describe("a change in words", () => {
  it("says the entity, the setting, what it was and what it will be, with units", () => {
    expect(words(newsDesk({ clients_timeout: 30 }).edit("/streams/news/clients_timeout", 60))).toEqual([
      "Stream news: client timeout 30 s → 60 s",
    ]);
  });

  it("says the default where a setting is absent", () => {
    expect(words(newsDesk().edit("/streams/news/clients_timeout", 90))).toEqual([
      "Stream news: client timeout default (60 s) → 90 s",
    ]);
    expect(words(newsDesk({ title: "News" }).edit("/streams/news/title", null))).toEqual([
      "Stream news: title News → not set",
    ]);
  });

  it("says switches as on and off, and choices by their words", () => {
    const desk = newsDesk({ disabled: false, static: true, drm: { vendor: "aes128" } }).edit(
      "/streams/news/disabled",
      true,
    );
    desk.edit("/streams/news/static", false).edit("/streams/news/drm/vendor", "conax").edit("/loglevel", "debug");
    expect(words(desk)).toEqual([
      "Stream news: disabled off → on",
      "Stream news: start conditions static → on demand",
      "Stream news: DRM vendor AES-128 → Conax",
      "Server: log level default → debug",
    ]);
  });

  it("formats sizes, bitrates and shares so that two different values never read the same", () => {
    const desk = newsDesk({ dvr: { disk_space: 1_073_741_824, disk_limit: 90 } });
    desk.edit("/streams/news/dvr/disk_space", 1_073_741_825).edit("/streams/news/dvr/disk_limit", 95);
    desk.edit("/streams/news/transcoder/vb/2/bitrate", 2_500_000).edit("/total_bandwidth", 10 * 1_048_576);
    const said = words(desk);
    expect(said).toEqual([
      "Stream news: disk space 1 GB → 1,073,741,825 B",
      "Stream news: disk limit 90 % → 95 %",
      "Stream news: video bitrate not set → 2,500,000 bps",
      "Server: total bandwidth not set → 10 Mbps",
    ]);
  });

  it("never says a secret, in whatever it stands", () => {
    const desk = newsDesk({ drm: { vendor: "ezdrm", password: "canary-1" }, auth: { tokens: ["canary-2"] } });
    desk.edit("/streams/news/drm/password", "canary-3").edit("/streams/news/auth/tokens", ["canary-2", "canary-4"]);
    desk.edit("/edit_auth/password", "canary-5");
    const changes = describeChanges(desk.edits, desk.server, testEntities);
    expect(changes.map(({ text }) => text)).toEqual([
      "Stream news: DRM password changed",
      "Stream news: tokens changed",
      "Server: admin UI password changed",
    ]);
    expect(JSON.stringify(changes)).not.toContain("canary");
    expect(changes.every(({ isSecret }) => isSecret === true)).toBe(true);
    expect(changes.map(({ from, to }) => [from, to])).toEqual([
      ["hidden", "hidden"],
      ["hidden", "hidden"],
      ["not set", "hidden"],
    ]);
    const removed = newsDesk({ drm: { vendor: "ezdrm", password: "canary-1" } }).edit("/streams/news/drm", undefined);
    expect(words(removed)).toEqual(["Stream news: DRM vendor ezdrm → not set; DRM password hidden → not set"]);
  });

  it("says what was created, deleted and renamed", () => {
    const desk = new DraftDesk({
      streams: { old: { name: "old" }, a: { name: "a" } },
      sources: { "3": { urls: ["http://origin"] } },
    });
    desk.edit("/streams/new", { name: "new" }).edit("/streams/old", undefined).edit("/streams/a/name", "b");
    desk.edit("/sources/3", undefined).edit("/streams/temp", { name: "final" });
    expect(words(desk)).toEqual([
      "Stream new: created",
      "Stream old: deleted",
      "Stream a: renamed to b",
      "Mirror http://origin: deleted",
      "Stream final: created",
    ]);
  });

  it("calls a mirror by its title, the first line of its description, or its first server", () => {
    const urls = ["http://origin"];
    const meta = { comment: " Berlin\nsince May" };
    const desk = new DraftDesk({ sources: { "3": { urls }, "4": { urls, meta }, "5": { urls, meta, title: "Main" } } });
    for (const id of ["3", "4", "5"]) desk.edit(`/sources/${id}`, undefined);
    expect(words(desk)).toEqual(["Mirror http://origin: deleted", "Mirror Berlin: deleted", "Mirror Main: deleted"]);
  });

  it("says what became of each item of a list, as one change of the list", () => {
    const desk = newsDesk({ urls: ["udp://a", "udp://b", { url: "udp://c", priority: "1" }] });
    desk.edit("/streams/news/urls", [{ url: "udp://c", priority: "2" }, { url: "udp://a" }, { url: "udp://d" }]);
    expect(words(desk)).toEqual(["Stream news: inputs: URL udp://b → udp://d; udp://c, priority 1 → 2; order changed"]);
  });

  it("says that an item took the place of another, by what differs, and not that one went and one came", () => {
    const desk = newsDesk({ urls: ["udp://a", { url: "udp://b", priority: "1" }, "udp://c"] });
    desk.edit("/streams/news/urls", ["udp://a", { url: "udp://x", priority: "2" }, "udp://c"]);
    expect(changesOf(desk)[0]?.parts).toMatchObject([
      { kind: "value", item: "", title: "URL", from: "udp://b", to: "udp://x" },
      { kind: "value", item: "udp://x", title: "Priority", from: "1", to: "2" },
    ]);
  });

  it("says of an item that comes what is set of it, and of one that goes only which", () => {
    const desk = newsDesk({ urls: ["udp://a", "udp://b"] });
    desk.edit("/streams/news/urls", ["udp://a"]);
    expect(changesOf(desk)[0]?.parts).toMatchObject([{ kind: "removed", item: "udp://b", title: "" }]);
    desk.edit("/streams/news/urls", ["udp://a", "udp://b", { url: "udp://c", priority: "2" }]);
    expect(changesOf(desk)[0]?.parts).toMatchObject([
      { kind: "added", item: "udp://c", title: "", detail: "Priority 2" },
    ]);
  });

  it("knows what was not set, so that nothing is told as if it had been a value", () => {
    const desk = newsDesk({ urls: ["udp://a"], title: "News" });
    desk.edit("/streams/news/clients_timeout", 90).edit("/streams/news/title", null);
    desk.edit("/streams/news/urls", [{ url: "udp://a", priority: "1" }]);
    const [timeout, title, inputs] = changesOf(desk);
    expect([timeout?.isFromUnset, timeout?.isToUnset]).toEqual([true, undefined]);
    expect([title?.isFromUnset, title?.isToUnset]).toEqual([undefined, true]);
    expect(inputs?.parts).toMatchObject([{ item: "udp://a", title: "Priority", isFromUnset: true, to: "1" }]);
  });

  it("never says the same of two long values: it shows where they differ", () => {
    const long = `http://origin.example.com/${"path/".repeat(40)}`;
    const desk = newsDesk({ title: `${long}one` }).edit("/streams/news/title", `${long}two`);
    const [change] = changesOf(desk);
    expect(change?.from).toMatch(/^….*one$/);
    expect(change?.to).toMatch(/^….*two$/);
  });

  it("tells a section that goes with all its settings as one change", () => {
    const desk = newsDesk({ dvr: { disk_space: 1024, disk_limit: 90 } }).edit("/streams/news/dvr", undefined);
    const changes = changesOf(desk);
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ kind: "section", parts: [{ title: "Disk space" }, { title: "Disk limit" }] });
  });

  it("calls a section that no form shows by the titles of what went with it", () => {
    const news = { name: "news", meta: { comment: "For the cup", drm_id: "7" } };
    const desk = new DraftDesk({ streams: { news } }).edit("/streams/news/meta", undefined);
    const [change] = describeChanges(desk.edits, desk.server, entities);
    expect([change?.kind, change?.fieldTitle]).toEqual(["section", expect.stringMatching(/^Description, /)]);
  });

  it("says as many changes as there are edits, so that they are counted alike everywhere", () => {
    const desk = newsDesk({ urls: ["udp://a", "udp://b"], dvr: { disk_space: 1024, disk_limit: 90 } });
    desk.edit("/streams/news/urls", ["udp://c", "udp://d", "udp://e"]).edit("/streams/news/dvr", undefined);
    desk.edit("/streams/news/title", "News").edit("/streams/new", { name: "new" });
    expect(changesOf(desk)).toHaveLength(desk.edits.size);
  });

  it("says an emptied list and a list of values without names as one value", () => {
    expect(words(newsDesk({ auth: { domains: ["a.tv"] } }).edit("/streams/news/auth/domains", []))).toEqual([
      "Stream news: domains: a.tv removed",
    ]);
    expect(words(newsDesk().edit("/streams/news/auth/domains", []))).toEqual(["Stream news: domains not set → empty"]);
  });

  it("calls a setting no schema describes by its name", () => {
    expect(words(newsDesk().edit("/streams/news/auth/extra_word", 5))).toEqual(["Stream news: extra word not set → 5"]);
  });

  it("says nothing of what is the same again", () => {
    const desk = newsDesk({ clients_timeout: 30 }).edit("/streams/news/clients_timeout", 305);
    desk.receive({ streams: { news: { clients_timeout: 90 } } }).edit("/streams/news/clients_timeout", 30);
    expect(words(desk)).toEqual([]);
  });
});

describe("the title of a group of settings", () => {
  it("is its own where a form shows it", () => {
    expect(groupTitle(["streams", "news", "dvr"], entities)).toBe("DVR");
  });

  it("is that of its settings where no form does, and no key of the config", () => {
    expect(groupTitle(["streams", "news", "meta"], entities)).toMatch(/^Description\b/);
  });
});
