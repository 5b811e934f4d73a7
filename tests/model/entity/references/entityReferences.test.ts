import { describe, expect, it } from "vitest";
import type { ConfigPath } from "../../../../src/model/configPath.ts";
import type { Json, JsonObject } from "../../../../src/model/Json.ts";
import {
  newProblemsOfReferences,
  problemsOfReferences,
} from "../../../../src/model/entity/references/referenceProblems.ts";
import {
  referencesIn,
  referredName,
  renamedText,
  replaceReferences,
  withReferredName,
} from "../../../../src/model/entity/references/entityReferences.ts";
import { usedByWords, usersOf, usersOfEach } from "../../../../src/model/entity/references/entityUsers.ts";
import { referenceTree, treeBelow } from "../../../../src/model/entity/references/referenceTree.ts";
import { followRenames, followRenamesAt } from "../../../../src/model/entity/references/renamedReferences.ts";
import { entities as productEntities } from "../../../../src/generated/entities.ts";
import { referringEntities } from "./referringEntities.ts";

const news = {
  name: "news",
  dvr: { reference: "main", root: "main" },
  auth: "auth://first?secret=1",
  groups: ["a", "b"],
  urls: ["copy://sport", { url: "copy://sport" }, { url: "udp://sport" }],
  weights: { a: 1, b: 2 },
};
const config = () => ({ fallback: "news", streams: { news }, dvrs: { main: { name: "main" } }, groups: { a: {} } });

describe("the references of an entity", () => {
  it("are texts, what follows a prefix, items of lists written bare or not, and keys of maps", () => {
    const found = referencesIn(referringEntities.stream, news).map(
      ({ collection, name, path }) => `${path.join(".")} ${collection} ${name}`,
    );
    expect(found).toEqual([
      "dvr.reference dvrs main",
      "auth backends first",
      "groups.0 groups a",
      "groups.1 groups b",
      "urls.0 streams sport",
      "urls.1.url streams sport",
      "weights.a groups a",
      "weights.b groups b",
    ]);
  });

  it("are none where the value is of another type, empty, null or without the prefix", () => {
    const odd = { dvr: { reference: 7 }, auth: "http://first", groups: null, urls: ["copy://"], weights: [] };
    expect(referencesIn(referringEntities.stream, odd)).toEqual([]);
    expect(referencesIn(referringEntities.dvr, { name: "main" })).toEqual([]);
  });

  it("that lead nowhere are warnings at their place", () => {
    const held: Readonly<Record<string, readonly string[]>> = { dvrs: ["main"], groups: ["a"] };
    const problems = (value: JsonObject) =>
      problemsOfReferences(
        referringEntities.stream,
        value,
        (collection, name) => held[collection]?.includes(name) === true,
        referringEntities,
      );
    expect(problems(news).map(({ pointer, level }) => `${level} ${pointer}`)).toEqual([
      "warning /auth",
      "warning /groups/1",
      "warning /urls/0",
      "warning /urls/1/url",
      "warning /weights/b",
    ]);
    expect(problems({ dvr: { reference: "gone" } })).toEqual([
      {
        pointer: "/dvr/reference",
        keyword: "reference",
        level: "warning",
        message: "There is no DVR gone: choose another one or add it.",
        page: "dvr",
      },
    ]);
  });

  it("are told with their section, and not at all where the collection itself is not known", () => {
    const { fields } = referringEntities.stream;
    const refs = [{ collection: "dvrs" }];
    const section = { title: "DVR config", type: "string", page: "dvr", section: "archive", refs } as const;
    const stream = { ...referringEntities.stream, fields: { ...fields, "/dvr/reference": section } };
    const problems = (table: Parameters<typeof problemsOfReferences>[3]) =>
      problemsOfReferences(stream, { dvr: { reference: "gone" } }, () => false, table);
    expect(problems(referringEntities)).toMatchObject([{ page: "dvr", section: "archive" }]);
    expect(problems([stream])).toEqual([]);
    expect(
      Object.keys(problemsOfReferences(stream, { groups: ["b"] }, () => false, referringEntities)[0] ?? {}),
    ).toEqual(["pointer", "keyword", "message", "level"]);
  });
});

describe("a text that names an entity", () => {
  const plain = { collection: "streams" };
  const copy = { collection: "streams", prefix: "copy://" };
  const whole = { collection: "streams", prefix: "copy://", part: "whole" } as const;
  const folder = { collection: "vods", part: "folder" } as const;

  it("names it as a whole, behind a prefix, or by the folders before a file: the inner one first", () => {
    expect([referredName(plain, "tv/news"), referredName(plain, "")]).toEqual(["tv/news", undefined]);
    expect(["copy://news/x?y#z", "news", "copy://", "see copy://news"].map((text) => referredName(copy, text))).toEqual(
      ["news", undefined, undefined, undefined],
    );
    expect(referredName(whole, "copy://tv/news?x")).toBe("tv/news?x");
    expect(["a/b/c.mp4", "c.mp4", "/c.mp4"].map((text) => referredName(folder, text))).toEqual([
      "a/b",
      undefined,
      undefined,
    ]);
  });

  it("takes another name, and keeps what is around it", () => {
    expect(withReferredName(copy, "copy://news/x?y", "sport")).toBe("copy://sport/x?y");
    expect(withReferredName(folder, "a/b/c.mp4", "z")).toBe("z/c.mp4");
  });

  it("has the new name of the first that was renamed of all it may name", () => {
    const newName = (collection: string, name: string) => (`${collection}/${name}` === "vods/a" ? "z" : undefined);
    expect(renamedText([plain, folder], "a/b/c.mp4", newName)).toBe("z/b/c.mp4");
    expect(renamedText([plain, folder], "b/c.mp4", newName)).toBeUndefined();
  });
});

describe("a value with other names", () => {
  const tree = referenceTree(referringEntities.stream);
  const renamed = (value: Json, ...at: readonly string[]) => {
    const below = at.reduce(treeBelow, tree);
    return below && replaceReferences(below, value, ({ name }) => (name === "a" ? "z" : name));
  };

  it("is the very same where it holds none, or the same ones", () => {
    for (const value of [{ groups: ["b"] }, { title: "a" }, { weights: {} }, { urls: ["a", { url: "a" }] }, {}])
      expect(renamed(value)).toBe(value);
    for (const value of [["a"], 5, null, true]) expect(renamed(value)).toBe(value);
  });

  it("keeps the order of its settings, and what stands beside", () => {
    const value = { title: "a", groups: ["b", "a"], weights: { b: 1, a: 2 }, name: "a" };
    expect(JSON.stringify(renamed(value))).toBe(
      JSON.stringify({ title: "a", groups: ["b", "z"], weights: { b: 1, z: 2 }, name: "a" }),
    );
    expect(renamed(["b", "a"], "groups")).toEqual(["b", "z"]);
  });

  it("takes no key of every object for a setting", () => {
    const { fields } = referringEntities.stream;
    const odd = referenceTree({
      ...referringEntities.stream,
      fields: { ...fields, "/constructor": { title: "", type: "string", refs: [{ collection: "groups" }] } },
    });
    expect(odd && replaceReferences(odd, {}, () => "z")).toEqual({});
  });
});

it("an entity that refers to nothing has no tree", () => {
  expect([referringEntities.dvr, referringEntities.stream].map((one) => referenceTree(one) === undefined)).toEqual([
    true,
    false,
  ]);
  expect([...(referenceTree(referringEntities.stream)?.below.keys() ?? [])].toSorted()).toEqual([
    "auth",
    "dvr",
    "groups",
    "urls",
    "weights",
  ]);
});

describe("a source of a stream, in the schemas of the product", () => {
  const server = {
    streams: {
      twin: { urls: ["copy://city/news", { url: "copy://city/news?x" }] },
      film: { urls: [{ url: "file://films/old/a.mp4" }], backup: { file: "/films/sorry.mp4" } },
    },
    vods: { films: {}, "films/old": {} },
  };

  it("names the stream it copies as a whole, and the VOD in which its file is", () => {
    const users = (path: readonly [string, string]) =>
      usersOf(server, path, productEntities).map(({ key, references }) => [
        key,
        ...references.map((one) => one.pattern),
      ]);
    expect(users(["streams", "city/news"])).toEqual([["twin", "/urls/*/url"]]);
    expect(users(["streams", "city"])).toEqual([]);
    expect(users(["vods", "films"])).toEqual([["film", "/urls/*/url", "/backup/file"]]);
    expect(users(["vods", "films/old"])).toEqual([["film", "/urls/*/url"]]);
  });

  it("follows the rename of the inner VOD, where both go", () => {
    const renames = [
      { from: ["vods", "films"], to: ["vods", "cinema"] },
      { from: ["vods", "films/old"], to: ["vods", "archive"] },
    ];
    expect(followRenames(server, renames, productEntities)["streams"]).toMatchObject({
      film: { urls: [{ url: "file://archive/a.mp4" }], backup: { file: "/cinema/sorry.mp4" } },
    });
  });

  it("is no fault where nothing in the config has the name: others may publish it", () => {
    const stream = { urls: ["copy://published"], backup: { file: "disk/a.mp4" } };
    expect(problemsOfReferences(productEntities.stream, stream, () => false, productEntities)).toEqual([]);
  });
});

describe("a rename", () => {
  const rename = (collection: string, from: string, to: string) => [{ from: [collection, from], to: [collection, to] }];

  it("is followed wherever the name stands, and changes nothing else", () => {
    const before = config();
    const after = followRenames(before, rename("groups", "a", "z"), referringEntities);
    expect(after["streams"]).toEqual({ news: { ...news, groups: ["z", "b"], weights: { z: 1, b: 2 } } });
    expect(after["dvrs"]).toBe(before.dvrs);
    expect(Object.keys((after["streams"] as typeof before.streams).news.weights)).toEqual(["z", "b"]);
  });

  it("keeps prefix and rest of an address, and reaches bare items and the settings of the server", () => {
    expect(followRenames(config(), rename("backends", "first", "second"), referringEntities)).toMatchObject({
      streams: { news: { auth: "auth://second?secret=1" } },
    });
    expect(followRenames(config(), rename("streams", "sport", "s2"), referringEntities)).toMatchObject({
      streams: { news: { urls: ["copy://s2", { url: "copy://s2" }, { url: "udp://sport" }] } },
    });
    expect(followRenames(config(), rename("streams", "news", "n2"), referringEntities)).toMatchObject({
      fallback: "n2",
    });
  });

  it("leaves the very same config where nothing refers, and swaps two names at once", () => {
    const before = config();
    expect(followRenames(before, rename("dvrs", "other", "x"), referringEntities)).toBe(before);
    const swap = [...rename("groups", "a", "b"), ...rename("groups", "b", "a")];
    expect(followRenames(before, swap, referringEntities)).toMatchObject({ streams: { news: { groups: ["b", "a"] } } });
  });

  it("is followed in the value of any one path", () => {
    const at = (path: string[], value: string | string[]) =>
      followRenamesAt(path, value, rename("groups", "a", "z"), referringEntities);
    expect(at(["streams", "news", "groups"], ["a"])).toEqual(["z"]);
    expect(at(["streams", "news", "groups", "0"], "a")).toBe("z");
    expect(at(["streams", "news", "title"], "a")).toBe("a");
  });
});

describe("what uses an entity", () => {
  const many = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, index) => [`s${index}`, { title: `S ${index}`, dvr: { reference: "main" } }]),
  );

  it("is each entity once, with its path, title and the settings that name it", () => {
    const tree = { fallback: "news", streams: { twin: { title: "Twin", urls: ["copy://news", "copy://news"] } } };
    const found = usersOf(tree, ["streams", "news"], referringEntities);
    expect(found.map(({ path, entity, key, title }) => [path, entity.name, key, title])).toEqual([
      [[], "server", "", "Server"],
      [["streams", "twin"], "stream", "twin", "Twin"],
    ]);
    expect(found[1]?.references).toHaveLength(2);
  });

  it("leaves out what goes with it", () => {
    const tree = { streams: { a: { urls: ["copy://b"] }, b: {}, c: { urls: ["copy://b"] } } };
    const paths = [
      ["streams", "a"],
      ["streams", "b"],
    ];
    expect(usersOfEach(tree, paths, referringEntities).map(({ key }) => key)).toEqual(["c"]);
  });

  it("is found among 10,000 streams without a wait, and told in words with a few of the names", () => {
    const started = performance.now();
    const found = usersOf({ streams: many }, ["dvrs", "main"], referringEntities);
    expect(performance.now() - started).toBeLessThan(5000);
    expect(found).toHaveLength(10_000);
    expect(usedByWords(found)).toEqual([
      "Used by 10,000 streams: S 0, S 1, S 2, S 3, S 4 and 9,995 more.",
      "After that their setting DVR config names nothing, until another one is chosen.",
    ]);
    expect(usedByWords(found.slice(0, 1))[0]).toBe("Used by 1 stream: S 0.");
    expect(usedByWords([])).toEqual([]);
  });
});

describe("the references of a config that another becomes", () => {
  const pointers = (before: JsonObject, after: JsonObject, path: ConfigPath) =>
    newProblemsOfReferences(before, after, path, referringEntities).map(({ pointer }) => pointer);
  const withGroups = (...groups: string[]) => ({ streams: { news: { name: "news", groups } } });

  it("are told where they point to nothing, from the root of the config on", () => {
    expect(pointers({}, { fallback: "gone" }, [])).toEqual(["/fallback"]);
    expect(pointers({}, withGroups("a", "b"), ["streams", "news"])).toEqual([
      "/streams/news/groups/0",
      "/streams/news/groups/1",
    ]);
    expect(pointers({}, { ...withGroups("a"), groups: { a: {} } }, ["streams", "news"])).toEqual([]);
    expect(pointers({}, {}, ["streams", "news"])).toEqual([]);
  });

  it("are not told where they pointed to nothing before, at another place of their list either", () => {
    expect(pointers({ fallback: "gone" }, { fallback: "gone" }, [])).toEqual([]);
    expect(pointers({ fallback: "gone" }, { fallback: "lost" }, [])).toEqual(["/fallback"]);
    expect(pointers(withGroups("gone"), withGroups("new", "gone"), ["streams", "news"])).toEqual([
      "/streams/news/groups/0",
    ]);
  });

  it("are told where what they point to goes", () => {
    const before = { ...withGroups("a"), groups: { a: {} } };
    expect(pointers(before, withGroups("a"), ["streams", "news"])).toEqual(["/streams/news/groups/0"]);
  });
});
