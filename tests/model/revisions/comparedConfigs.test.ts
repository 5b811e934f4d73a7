import { describe, expect, it } from "vitest";
import type { Rename } from "../../../src/model/entity/entityPlace.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { compareConfigs } from "../../../src/model/revisions/comparedConfigs.ts";
import { testEntities } from "../testEntities.ts";

const news = { name: "news", position: 0, title: "News", clients_timeout: 30 };
const sport = { name: "sport", position: 1, title: "Sport" };
const from: JsonObject = { loglevel: "debug", streams: { news, sport } };

function compared(
  to: JsonObject,
  {
    before = from,
    scope = [],
    renames,
  }: { before?: JsonObject; scope?: readonly string[]; renames?: readonly Rename[] } = {},
) {
  return [...compareConfigs({ from: before, to, renames, scope }, testEntities)].flat();
}

const words = (...args: Parameters<typeof compared>) =>
  compared(...args).flatMap(({ changes }) => changes.map((change) => change.text));

describe("two configs compared in words", () => {
  it("says what came, went and changed, the server's settings first", () => {
    const to = {
      loglevel: "",
      streams: { news: { ...news, clients_timeout: 60 }, late: { name: "late", position: 1 } },
    };
    expect(words(to)).toEqual([
      expect.stringContaining("log level"),
      "Stream news: client timeout 30 s → 60 s",
      expect.stringContaining("Stream sport: deleted"),
      expect.stringContaining("Stream late: created"),
    ]);
    expect(compared(to).map(({ path, title }) => [path.join("/"), title])).toEqual([
      ["", "Server"],
      ["streams/news", "Stream news"],
      ["streams/sport", "Stream sport"],
      ["streams/late", "Stream late"],
    ]);
  });

  it("finds nothing between a config and itself, whatever a server reports", () => {
    expect(
      words({ ...from, stats: { cpu: 1 }, streams: { news: { ...news, stats: { alive: true } }, sport } }),
    ).toEqual([]);
  });

  it("tells one renamed from one that went and one that came, and says what else changed of it", () => {
    const to = { ...from, streams: { news1: { ...news, name: "news1", title: "Now" }, sport } };
    const renames = [{ from: ["streams", "news"], to: ["streams", "news1"] }];
    expect(words(to, { renames })).toEqual(["Stream news: renamed to news1", "Stream news1: title News → Now"]);
  });

  it("is of one entity or one setting where that is asked for", () => {
    const to = {
      loglevel: "",
      streams: { news: { ...news, title: "Now", clients_timeout: 60 }, sport: { ...sport, title: "X" } },
    };
    expect(words(to, { scope: ["streams", "sport"] })).toEqual(["Stream sport: title Sport → X"]);
    expect(words(to, { scope: ["streams", "news", "title"] })).toEqual(["Stream news: title News → Now"]);
    expect(words(to, { scope: ["loglevel"] })).toHaveLength(1);
  });

  it("says once that the order is another one, and nothing of places that follow from who came and went", () => {
    const moved = { ...from, streams: { news: { ...news, position: 1 }, sport: { ...sport, position: 0 } } };
    expect(words(moved)).toEqual([expect.stringContaining("order")]);
    const late = {
      late: { name: "late", position: 0 },
      news: { ...news, position: 1 },
      sport: { ...sport, position: 2 },
    };
    expect(words({ ...from, streams: late })).toEqual([expect.stringContaining("late: created")]);
  });

  it("says that a secret was changed without saying any", () => {
    const secrets = (password: string) => ({
      edit_auth: { password },
      streams: { news: { ...news, drm: { password }, urls: [`rtsp://me:${password}@10.0.0.1/a`], unknown: password } },
    });
    const found = compared(secrets("OTHERSECRET"), { before: secrets("VERYSECRET") });
    expect(JSON.stringify(found)).not.toMatch(/VERYSECRET|OTHERSECRET/);
    const all = found.flatMap(({ changes }) => changes);
    expect(all.filter(({ isSecret }) => isSecret).map(({ fieldTitle }) => fieldTitle)).toEqual([
      "Admin UI password",
      "DRM password",
    ]);
    expect(all.map((change) => change.text)).toContainEqual(
      expect.stringContaining("rtsp://[another secret]@10.0.0.1/a"),
    );
  });

  it("comes in parts, the first one before all is compared", () => {
    const many = (title: string) => ({
      streams: Object.fromEntries(
        Array.from({ length: 1000 }, (_, index) => [`s${index}`, { name: `s${index}`, title }]),
      ),
    });
    const parts = compareConfigs({ from: many("A"), to: many("B"), renames: [], scope: [] }, testEntities);
    parts.next();
    const first = parts.next().value;
    expect(Array.isArray(first) && first.length).toBe(100);
    expect([...parts].flat()).toHaveLength(900);
  });
});
