import { describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import { hasLogs, logAddress, logNamesAfter, logScope, renamedLogs } from "../../../src/model/entity/itemLogs.ts";

const config = {
  streams: { "talk/own": { name: "talk/own" } },
  lives: { talk: { prefix: "talk" }, "talk/kids": { prefix: "talk/kids" } },
  sources: { "3": {} },
};
const scopeOf = (address: string) => logScope(address, Object.values(entities), () => config);

describe("the log of an item", () => {
  it("is asked for by the name of a stream, and by the pointer to all else", () => {
    expect(logAddress(entities.stream, "site/cam")).toBe("site/cam");
    expect(logAddress(entities.location, "site/live")).toBe("/lives/site~1live");
    expect(logAddress(entities.mirror, "3")).toBe("/sources/3");
  });

  it("of a location is what its streams log, not those of a location below it and no stream of the config", () => {
    const isWithin = scopeOf("/lives/talk");
    const names = ["talk/a", "talk/a/b", "/lives/talk", "talk/own", "talk/kids/a", "talk", "talker/a", "__proto__"];
    expect(names.filter((name) => isWithin?.(name))).toEqual(["talk/a", "talk/a/b", "/lives/talk"]);
    expect(scopeOf("/lives/talk~1kids")?.("talk/kids/a")).toBe(true);
  });

  it("is the lines under that name alone for a stream, a mirror and what is no item", () => {
    const none = ["talk", "/sources/3", "/streams/talk", "/lives", "/lives/a/b", "/nothing/x", "", "/", "/__proto__/x"];
    expect(none.filter((address) => scopeOf(address) !== undefined)).toEqual([]);
  });

  it("is shown of streams by every server, of other items by one that keeps it, and of settings by none", () => {
    const able = () => true;
    const other = (capability: string) => capability !== "item_logs";
    expect(
      [entities.stream, entities.location, entities.mirror, entities.vod].map((one) => hasLogs(one, able)),
    ).toEqual([true, true, true, true]);
    expect([hasLogs(entities.stream, other), hasLogs(entities.location, other)]).toEqual([true, false]);
    expect(hasLogs(entities.server, able)).toBe(false);
  });
});

describe("the names of logs after a rename", () => {
  const all = Object.values(entities);
  const after = (renames: Readonly<Record<string, string>>, streams: object = config.streams) => {
    const paths = Object.entries(renames).map(([from, to]) => ({ from: from.split(" "), to: to.split(" ") }));
    return logNamesAfter(renamedLogs(paths, all), { before: config, after: { streams: { ...streams } } }, all);
  };

  it("are new for an item and for what was named below it, by the config of before", () => {
    const nameNow = after({ "lives talk": "lives talk/a", "streams own": "streams other", "sources 3": "sources 4" });
    const names = ["/lives/talk", "talk/x", "talk/a/x", "talk/kids/x", "talk/own", "own", "own/x", "/sources/3", "x"];
    expect(names.map(nameNow)).toEqual([
      "/lives/talk~1a",
      "talk/a/x",
      "talk/a/a/x",
      undefined,
      undefined,
      "other",
      undefined,
      "/sources/4",
      undefined,
    ]);
  });

  it("are the same for a stream of the config that comes under such a name in the same change", () => {
    const nameNow = after({ "lives talk": "lives chat", "streams own": "streams talk/new" }, { "talk/new": {} });
    expect(["talk/x", "own", "talk/new"].map(nameNow)).toEqual(["chat/x", "talk/new", undefined]);
  });

  it("are of none that nobody can look at", () => {
    expect(renamedLogs([{ from: ["nothing", "a"], to: ["nothing", "b"] }], all)).toEqual([]);
  });
});
