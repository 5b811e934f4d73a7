import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/model/Json.ts";
import { describeChanges } from "../../../src/model/diff/draftChanges.ts";
import { DraftDesk } from "../draft/DraftDesk.ts";
import { testEntities } from "../testEntities.ts";

function words(desk: DraftDesk): readonly string[] {
  return describeChanges(desk.edits, desk.server, testEntities).map(({ text }) => text);
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
    expect(said.slice(1)).toEqual([
      "Stream news: disk limit 90 % → 95 %",
      "Stream news: video bitrate not set → 2500 kbps",
      "Server: total bandwidth not set → 10 Mbps",
    ]);
    expect(said[0]).toMatch(/^Stream news: disk space 1 GB → 1048576\.0009765625 KB$/);
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
    expect(words(removed)).toEqual(["Stream news: DRM vendor ezdrm → not set", "Stream news: DRM password changed"]);
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

  it("says what became of each item of a list", () => {
    const desk = newsDesk({ urls: ["udp://a", "udp://b", { url: "udp://c", priority: "1" }] });
    desk.edit("/streams/news/urls", [{ url: "udp://c", priority: "2" }, { url: "udp://a" }, { url: "udp://d" }]);
    expect(words(desk)).toEqual([
      "Stream news: inputs: udp://b removed",
      "Stream news: inputs: udp://d added",
      "Stream news: inputs udp://c, priority 1 → 2",
      "Stream news: inputs: order changed",
    ]);
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
