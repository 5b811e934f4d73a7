import { describe, expect, it } from "vitest";
import { checkCollections } from "../../../../src/model/config/collectionChecks.ts";
import { configEntities } from "../../../../src/model/config/configEntities.ts";
import { entities } from "../../../../src/generated/entities.ts";
import type { CrossCheck } from "../../../../src/generated/contracts/CrossCheck.ts";
import { isHeldAgainstOthers, usedElsewhere } from "../../../../src/model/entity/checks/usedElsewhere.ts";
import type { Json } from "../../../../src/model/Json.ts";
import { testEntities } from "../../testEntities.ts";
import { checkEntity } from "../../../../src/model/entity/checkEntity.ts";

const ofDvr = "DVR root should be unique, this root is already used as stream root path.";
const ofStream = "This folder is already the root of a DVR config: choose that DVR config above, or another folder.";

const configOf = (dvrRoot: string, streamRoot: string, collection = "streams") => ({
  dvrs: { main: { name: "main", root: dvrRoot } },
  [collection]: { news: { name: "news", dvr: { root: streamRoot } }, bare: { name: "bare" } },
});

describe("A root of a DVR that a stream has as well [S365]", () => {
  it.each([
    ["a", "/a"],
    ["/a", "a"],
    ["/a", "/a"],
    ["a", "a"],
    ["/a/b/", "a/b"],
  ])("is told with or without a leading slash: %s and %s", (dvr, stream) => {
    expect(checkCollections(configOf(dvr, stream), [["dvrs", "main"]], configEntities)).toEqual([
      {
        pointer: "/dvrs/main/root",
        keyword: "unlike",
        message: ofDvr,
        level: "error",
        page: "dvr",
        section: "storage",
      },
    ]);
  });

  it.each(["streams", "lives", "sources"])("is told whoever has it: %s", (collection) => {
    const touched = [["dvrs", "main"]];
    expect(checkCollections(configOf("/a", "a", collection), touched, configEntities)).toHaveLength(1);
    expect(checkCollections(configOf("/a", "/b", collection), touched, configEntities)).toEqual([]);
    expect(checkCollections(configOf("/a", "/a/b", collection), touched, configEntities)).toEqual([]);
  });

  it.each(["streams", "lives", "sources"])("is told there when %s take it later", (collection) => {
    expect(checkCollections(configOf("/a", "a", collection), [[collection, "news"]], configEntities)).toMatchObject([
      { pointer: `/${collection}/news/dvr/root`, message: ofStream, page: "dvr", section: "archive" },
    ]);
  });

  it("is no error of those that nobody edits", () => {
    const touched = [[], ["streams", "bare"], ["lives", "a"]];
    expect(checkCollections(configOf("/a", "/a"), touched, configEntities)).toEqual([]);
  });

  it("is part of an entity's own check when the others are there, and they are read for a root only", async () => {
    const read: string[] = [];
    const among = {
      key: "news",
      entries: {},
      elsewhere: ({ collection }: { readonly collection: string }) => {
        read.push(collection);
        return ["/a"];
      },
    };
    expect(await checkEntity("stream", { name: "news", dvr: { reference: "main" } }, among)).toEqual([]);
    expect(read).toEqual([]);
    expect(await checkEntity("stream", { name: "news", dvr: { root: "a" } }, among)).toMatchObject([
      { pointer: "/dvr/root", message: ofStream },
    ]);
    expect(read).toEqual(["dvrs"]);
  });
});

describe("What others may not have", () => {
  const unlike = (as: "text" | "path"): CrossCheck => ({
    of: "",
    message: "Taken.",
    rule: {
      kind: "unlike",
      setting: ["root"],
      others: [
        {
          collection: "dvrs",
          path: ["root"],
        },
      ],
      as,
    },
  });
  const taken = (root: Json, others: readonly (Json | undefined)[], as: "text" | "path" = "path") =>
    usedElsewhere({ ...testEntities.stream, checks: [unlike(as)] }, () => others)({ root }).length > 0;

  it("is the same path whatever slashes are around it, or the same to the letter", () => {
    expect([taken("//a/b//", ["/a/b"]), taken("/", ["a"]), taken("//", ["/"])]).toEqual([true, false, true]);
    expect([taken("/a", ["a"], "text"), taken("/a", ["/a"], "text"), taken("1", [1], "text")]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it("is nothing that says nothing", () => {
    for (const as of ["text", "path"] as const)
      for (const nothing of ["", null, {}, ["a"]]) expect(taken(nothing, [nothing, undefined], as)).toBe(false);
  });

  it("is asked for by some kinds of entities", () => {
    expect(
      Object.values(entities)
        .filter(isHeldAgainstOthers)
        .map(({ name }) => name),
    ).toEqual(expect.arrayContaining(["dvr-storage", "stream"]));
    const unique = { kind: "uniqueInCollection", by: [["root"]] } as const;
    const checks = [unlike("path"), { of: "", message: "", rule: unique }];
    expect(
      [
        testEntities.stream,
        { ...testEntities.stream, checks },
        { ...testEntities.stream, checks: checks.slice(1) },
      ].map(isHeldAgainstOthers),
    ).toEqual([false, true, false]);
  });
});
