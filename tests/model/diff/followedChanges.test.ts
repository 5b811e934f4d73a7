import { describe, expect, it } from "vitest";
import { followedParts } from "../../../src/model/diff/followedChanges.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { referringEntities } from "../entity/references/referringEntities.ts";
import { oneChange } from "./oneChange.ts";

const team = {
  ...referringEntities.backend,
  name: "team",
  label: "Team",
  plural: "Teams",
  collection: "teams",
  fields: {
    "/parts/*/groups": { title: "Groups of a part", type: "array" as const },
    "/parts/*/groups/*": {
      title: "Group of a part",
      type: "string" as const,
      refs: [{ collection: "groups" }],
    },
  },
};
const entities = { ...referringEntities, team };

/** What a rename says of all that names the renamed one. */
function renamed(server: JsonObject, from: string, to: string) {
  const [, , old = ""] = from.split("/");
  return oneChange(`${from}/name`, { base: old, mine: to, server, entities });
}

describe("what a rename changes elsewhere", () => {
  it("is told of one by its name, and of several by their number", () => {
    const dvr = { reference: "main" };
    const server = { dvrs: { main: {} }, streams: { a: { title: "News", dvr }, b: {} } };
    expect(renamed(server, "/dvrs/main", "disk")).toMatchObject({
      parts: [{ kind: "value", item: "Stream News", title: "DVR config", from: "main", to: "disk" }],
      text: "DVR main: renamed to disk; Stream News, DVR config main → disk",
    });
    const more = { ...server, streams: { ...server.streams, c: { dvr } } };
    expect(renamed(more, "/dvrs/main", "disk")).toMatchObject({
      parts: [{ kind: "value", item: "2 streams", title: "DVR config", from: "main", to: "disk" }],
      text: "DVR main: renamed to disk; 2 streams, DVR config main → disk",
    });
  });

  it("is told setting by setting, once for an item however often it names the renamed one", () => {
    const server = {
      fallback: "news",
      streams: { news: {}, a: { urls: ["copy://news", { url: "copy://news" }] }, b: { urls: ["copy://other"] } },
    };
    expect(renamed(server, "/streams/news", "sport").parts).toStrictEqual([
      { kind: "value", item: "Server", title: "Fallback", from: "news", to: "sport" },
      { kind: "value", item: "Stream a", title: "URL", from: "news", to: "sport" },
    ]);
  });

  it("is told of a list and of a map by what holds the names", () => {
    const server = {
      groups: { red: {} },
      streams: { a: { groups: ["red"], weights: { red: 2 } }, b: { groups: ["blue", "red"] } },
      teams: { t: { parts: { x: { groups: ["red"] } } } },
    };
    expect(renamed(server, "/groups/red", "green").parts?.map(({ item, title }) => [item, title])).toEqual([
      ["2 streams", "Groups"],
      ["Stream a", "Weights"],
      ["Team t", "Groups of a part"],
    ]);
  });

  it("is nothing where nobody names it, where it is new, and where there is no config", () => {
    const server = { streams: { news: {}, a: { urls: ["copy://news"] } } };
    expect(renamed(server, "/streams/a", "b")).not.toHaveProperty("parts");
    const rename = { from: ["streams", "news"], to: ["streams", "sport"] };
    expect(followedParts({ ...rename, isCreated: false }, server, entities)).toHaveLength(1);
    expect(followedParts({ ...rename, isCreated: true }, server, entities)).toEqual([]);
    expect(followedParts({ ...rename, isCreated: false }, null, entities)).toEqual([]);
  });
});
