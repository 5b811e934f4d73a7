import { describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import {
  cloneEntity,
  freeName,
  isNameUsed,
  kindOf,
  makesNoAddress,
  nameFault,
  newNameFault,
  sharingNames,
} from "../../../src/model/entity/entityNames.ts";
import type { Json } from "../../../src/model/Json.ts";
import { text } from "../../../src/texts/text.ts";
import { testEntities } from "../testEntities.ts";

const tree: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  streams: { news: {} },
  lives: { eu: {} },
  vods: { films: {} },
};
const read = (collection: string) => tree[collection] ?? {};

describe("the name of something new", () => {
  it("is wrong where the collection has one of it, or one that shares its addresses", () => {
    const used = text("check.nameUsed");
    expect(newNameFault("streams", "news", read)).toBe(used);
    expect([newNameFault("vods", "eu", read), newNameFault("lives", "films", read)]).toEqual([used, used]);
    expect([newNameFault("streams", "eu", read), newNameFault("lives", "news", read)]).toEqual([undefined, undefined]);
    expect([isNameUsed("streams", "news", read), isNameUsed("streams", "toString", read)]).toEqual([true, false]);
  });

  it("is wrong where nothing may have it, said before that another has it", () => {
    expect(newNameFault("streams", "..", () => ({ "..": {} }))).toBe(text("check.nameOfDots"));
    expect(nameFault("__proto__")).toBe(text("check.nameReserved"));
    expect([".", ".."].map(nameFault)).toEqual([text("check.nameOfDots"), text("check.nameOfDots")]);
    expect(nameFault("gpj\u202Eexe\u200B")).toBe(text("check.nameHidden", { characters: "U+202E, U+200B" }));
  });

  it("is right with dots, slashes and letters of any script", () => {
    expect(["...", ".a", "a/b", "Ärger 東京", ""].map(nameFault)).toEqual(Array.from({ length: 5 }, () => undefined));
    expect([".", "..", "...", "", "a.", "a/b", "a..b/.c"].filter(makesNoAddress)).toEqual([".", ".."]);
    const between = ["a/../b", "../../evil2", "./live1", "..\\..\\evil3", "a/.", "a\\.."];
    expect(between.filter(makesNoAddress)).toEqual(between);
  });

  it("shares its addresses only among locations and VODs", () => {
    expect([sharingNames("lives"), sharingNames("vods")]).toEqual([
      ["lives", "vods"],
      ["lives", "vods"],
    ]);
    expect(sharingNames("streams")).toEqual(["streams"]);
  });
});

describe("a name that is free", () => {
  it("is the wanted one, else the first with a number behind it", () => {
    expect(freeName("copy", () => false)).toBe("copy");
    expect(freeName("copy", (name) => ["copy", "copy2", "copy4"].includes(name))).toBe("copy3");
  });
});

describe("a copy of an entity", () => {
  it("has another name and no place, so that it comes last", () => {
    const { stream, mirror } = testEntities;
    const held = { name: "news", position: 3, title: "News" };
    expect(cloneEntity(held, "copy", stream)).toEqual({ name: "copy", title: "News" });
    expect(held).toEqual({ name: "news", position: 3, title: "News" });
    expect(cloneEntity({ urls: ["a"], position: 3 }, "copy", mirror)).toEqual({ urls: ["a"], position: 3 });
  });
});

describe("the kind of an entity", () => {
  it("is the name of its schema, of those that were generated", () => {
    expect(kindOf(entities.stream)).toBe("stream");
    expect(() => kindOf({ ...entities.stream, name: "unknown" })).toThrow("unknown");
    expect(() => kindOf({ ...entities.stream, name: "toString" })).toThrow("toString");
  });
});
