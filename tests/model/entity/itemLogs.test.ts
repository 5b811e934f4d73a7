import { describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import { hasLogs, logAddress, logScope } from "../../../src/model/entity/itemLogs.ts";

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
