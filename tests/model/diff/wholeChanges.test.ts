import { describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import { groupTitle } from "../../../src/model/diff/draftChanges.ts";
import { testEntities } from "../testEntities.ts";
import { oneChange } from "./oneChange.ts";

const stream = { entityLabel: "Stream", entityPlural: "streams" };

describe("a change of a whole entity", () => {
  it("tells one that is created by its own name, with no values and no parts", () => {
    expect(oneChange("/streams/new", { mine: { title: "New" } })).toStrictEqual({
      ...stream,
      kind: "created",
      path: ["streams", "new"],
      entityName: "new",
      fieldTitle: "",
      from: undefined,
      to: undefined,
      text: "Stream new: created",
    });
    expect(oneChange("/streams/temp", { mine: { name: "final" } })).toStrictEqual({
      ...stream,
      kind: "created",
      path: ["streams", "temp"],
      entityName: "final",
      fieldTitle: "",
      from: undefined,
      to: undefined,
      text: "Stream final: created",
    });
  });

  it("tells one that is deleted", () => {
    expect(oneChange("/streams/old", { base: { title: "Old" } })).toStrictEqual({
      ...stream,
      kind: "deleted",
      path: ["streams", "old"],
      entityName: "old",
      fieldTitle: "",
      from: undefined,
      to: undefined,
      text: "Stream old: deleted",
    });
  });

  it("tells one that is renamed by its old name, and both names", () => {
    const server = { streams: { a: {} } };
    expect(oneChange("/streams/a/name", { base: "a", mine: "b", server })).toStrictEqual({
      ...stream,
      kind: "renamed",
      path: ["streams", "a", "name"],
      entityName: "a",
      fieldTitle: "Name",
      from: "a",
      to: "b",
      text: "Stream a: renamed to b",
    });
  });

  it("tells one in another's place by what differs, and takes back all of it", () => {
    expect(
      oneChange("/streams/a", { base: { title: "A", static: true }, mine: { title: "B", static: true } }),
    ).toStrictEqual({
      ...stream,
      kind: "value",
      path: ["streams", "a"],
      entityName: "a",
      fieldTitle: "Title",
      from: "A",
      to: "B",
      text: "Stream a: title A → B",
    });
  });
});

describe("a change of a section", () => {
  it("tells one that comes by each of its settings, the ones deeper in it too", () => {
    const mine = { disk_space: 2048, disk_limit: 90, extra: { a: "x" } };
    const change = oneChange("/streams/news/dvr", { mine });
    expect(change).toStrictEqual({
      ...stream,
      kind: "section",
      path: ["streams", "news", "dvr"],
      entityName: "news",
      fieldTitle: "dvr",
      from: undefined,
      to: undefined,
      parts: [
        { kind: "value", item: "", title: "Disk space", from: "not set", to: "2 KB", isFromUnset: true },
        { kind: "value", item: "", title: "Disk limit", from: "not set", to: "90 %", isFromUnset: true },
        { kind: "value", item: "", title: "a", from: "not set", to: "x", isFromUnset: true },
      ],
      text: "Stream news: Disk space not set → 2 KB; Disk limit not set → 90 %; a not set → x",
    });
  });

  it("tells one that goes with a single setting, and one of which a single setting differs, as that setting", () => {
    const path = ["streams", "news", "dvr"];
    expect(oneChange("/streams/news/dvr", { base: { disk_limit: 90 } })).toMatchObject({
      path,
      kind: "value",
      text: "Stream news: disk limit 90 % → not set",
    });
    const [base, mine] = [90, 95].map((limit) => ({ disk_limit: limit, disk_space: 2048 }));
    expect(oneChange("/streams/news/dvr", { base, mine })).toMatchObject({
      path,
      kind: "value",
      text: "Stream news: disk limit 90 % → 95 %",
    });
  });

  it("tells one with nothing in it as a value", () => {
    expect(oneChange("/streams/news/dvr", { base: {} }).text).toBe("Stream news: dvr empty → not set");
    expect(oneChange("/streams/news/dvr", { base: {}, mine: "x" }).text).toBe("Stream news: dvr empty → x");
  });
});

describe("a change of a list", () => {
  it("is one of its items, and of its plural", () => {
    expect(oneChange("/streams/news/auth/domains", { base: ["a.tv"] })).toStrictEqual({
      ...stream,
      kind: "items",
      path: ["streams", "news", "auth", "domains"],
      list: ["streams", "news", "auth", "domains"],
      entityName: "news",
      fieldTitle: "Domains",
      from: undefined,
      to: undefined,
      parts: [{ kind: "removed", of: { was: "a.tv" }, item: "a.tv", title: "" }],
      text: "Stream news: domains: a.tv removed",
    });
  });

  it("says nothing of secrets, whether they come or go", () => {
    for (const edited of [{ base: ["canary"] }, { mine: ["canary"] }]) {
      const change = oneChange("/streams/news/auth/tokens", edited);
      expect(change).toMatchObject({ kind: "value", isSecret: true, text: "Stream news: tokens changed" });
      expect(JSON.stringify(change)).not.toContain("canary");
    }
  });

  it("is one value where nothing tells its items apart", () => {
    const change = oneChange("/streams/news/extras", { base: [{ a: 1 }], mine: [{ a: 2 }] });
    expect(change).toMatchObject({ kind: "value", text: "Stream news: extras a 1 → a 2" });
  });
});

describe("a change of one setting", () => {
  it("has what it is about, and nothing that does not hold", () => {
    expect(oneChange("/loglevel", { mine: "debug" })).toStrictEqual({
      kind: "value",
      path: ["loglevel"],
      entityLabel: "Server",
      entityName: "",
      entityPlural: "server",
      fieldTitle: "Log level",
      from: "default",
      to: "debug",
      isFromUnset: true,
      text: "Server: log level default → debug",
    });
  });

  it.each([
    ["is drawn closer", "disk_limit", 90, 80, true],
    ["is drawn wider", "disk_limit", 80, 90, undefined],
    ["comes where there was none", "disk_limit", undefined, 80, true],
    ["is a number instead of a word", "disk_limit", "80", 90, true],
    ["goes", "disk_limit", 90, null, undefined],
    ["is another text", "reference", "a", "b", undefined],
  ])("says that recordings are removed where a limit of them %s: %s", (_words, name, base, mine, isRemoving) => {
    expect(oneChange(`/streams/news/dvr/${name}`, { base, mine, entities }).isRemoving).toBe(isRemoving);
  });

  it("says nothing of recordings where a number becomes less that is no limit of them", () => {
    expect(oneChange("/streams/news/clients_timeout", { base: 90, mine: 60, entities })).not.toHaveProperty(
      "isRemoving",
    );
  });
});

describe("the title of a group that no form shows", () => {
  const robot = (titles: readonly string[]) => ({
    robot: {
      ...testEntities.mirror,
      collection: "robots",
      fields: {
        "/group": { title: "Group", type: "object" as const },
        "/other": { title: "Other", type: "string" as const },
        ...Object.fromEntries(titles.map((title) => [`/group/${title}`, { title, type: "string" as const }])),
      },
    },
  });
  const path = ["robots", "r", "group"];

  it.each([
    [[], "Group"],
    [["One"], "One"],
    [["One", "Two"], "One, two"],
    [["One", "Two", "Three"], "One, two, three"],
    [["One", "Two", "Three", "Four"], "One, two, three, …"],
    [["One", "Two", "Three", "Four", "Five"], "One, two, three, …"],
  ])("names up to three of %j", (titles, title) => {
    expect(groupTitle(path, robot(titles))).toBe(title);
    expect(groupTitle(path, robot([]), titles)).toBe(title);
  });
});
