import { afterEach, describe, expect, it } from "vitest";
import type { EntityDescriptor } from "../../../src/generated/contracts/EntityDescriptor.ts";
import type { FieldInfo } from "../../../src/generated/contracts/FieldInfo.ts";
import type { Json } from "../../../src/model/Json.ts";
import { parsePointer } from "../../../src/model/configPath.ts";
import {
  entityNameAt,
  entityTitle,
  formatValue,
  inSentence,
  placeInWords,
  plainDefault,
  titleAt,
  valueInFull,
} from "../../../src/model/diff/settingWords.ts";
import { speak } from "../../../src/texts/language.ts";

const robot: EntityDescriptor = { name: "robot", label: "Robot", plural: "Robots", pages: [], runtime: [], fields: {} };
const entities = {
  server: {
    ...robot,
    name: "server",
    label: "Server",
    fields: { "/loglevel": { title: "Log level", type: "string" } },
  },
  robot: {
    ...robot,
    collection: "robots",
    fields: {
      "/name": { title: "Name", type: "string" },
      "/arms": { title: "Arms", type: "map" },
      "/arms/*": { title: "Arm", type: "object" },
      "/arms/*/grip": { title: "Grip", type: "string" },
      "/arms/*/joints": { title: "Joints", type: "array" },
      "/arms/*/joints/*/angle": { title: "Angle", type: "integer" },
    },
  },
} satisfies Readonly<Record<string, EntityDescriptor>>;

it.each<[string, Partial<EntityDescriptor>, object, string]>([
  ["the setting that its schema names", { title: "caption" }, { caption: "Welder", title: "T" }, "Welder"],
  ["its key where that setting is blank", { title: "caption" }, { caption: " " }, "r2"],
  ["its key where the schema names none", {}, { title: "T" }, "r2"],
  ["its title where the key is a number of the server's", { serverKeys: true }, { title: "T" }, "T"],
  ["its key where a number is all there is", { serverKeys: true }, {}, "r2"],
])("calls one of an entity by %s", (_, said, value, name) => {
  expect(entityTitle({ ...robot, ...said }, "r2", { ...value })).toBe(name);
});

describe("a place in words", () => {
  it.each([
    ["/robots/r2", { entityLabel: "Robot", entityName: "r2", entity: "Robot r2" }],
    ["/robots/r2/arms", { entityLabel: "Robot", entityName: "r2", entity: "Robot r2" }],
    ["/loglevel", { entityLabel: "Server", entityName: "", entity: "Server" }],
    ["/robots", { entityLabel: "", entityName: "", entity: "" }],
  ])("has the name of the entity around %s", (pointer, words) => {
    expect(entityNameAt(parsePointer(pointer), undefined, entities)).toEqual(words);
  });

  it.each([
    ["/robots/r2/name", "Name"],
    ["/robots/r2/own_word_s", "own word s"],
    ["/robots/r2/arms", "Arms"],
    ["/robots/r2/arms/left", "Arms left"],
    ["/robots/r2/arms/left/grip", "Arms left, grip"],
    ["/robots/r2/arms/left/joints/2/angle", "Arms left, joints 2, angle"],
    ["/robots/r2/arms/left/own_word", "Arms left, own word"],
    ["/robots/r2", ""],
  ])("has the title of a setting with the keys of what holds it: %s", (pointer, title) => {
    expect(titleAt(parsePointer(pointer), entities)).toBe(title);
  });

  it("is the entity and the setting, parted as it is wished", () => {
    expect(placeInWords(parsePointer("/robots/r2/arms/left"), entities)).toBe("Robot r2, Arms left");
    expect(placeInWords(parsePointer("/robots/r2/name"), entities, " › ")).toBe("Robot r2 › Name");
    expect(placeInWords(parsePointer("/robots/r2"), entities)).toBe("Robot r2");
    expect(placeInWords(["loglevel"], entities)).toBe("Log level");
    expect(placeInWords([], entities)).toBe("");
  });
});

describe("a title within a sentence", () => {
  afterEach(() => {
    speak(undefined);
  });

  it("begins small where it is no short form", () => {
    expect(["Client timeout", "DVR path", "X", "url"].map(inSentence)).toEqual([
      "client timeout",
      "DVR path",
      "X",
      "url",
    ]);
  });

  it("keeps its capitals in a language whose nouns have them", () => {
    speak({ locale: "de", texts: {}, schemas: {}, sayTable: () => undefined });
    expect(inSentence("Zeit")).toBe("Zeit");
  });
});

describe("a value in words", () => {
  const field = (rest: Partial<FieldInfo> = {}): FieldInfo => ({ title: "T", type: "any", ...rest });

  it.each<[Json | undefined, Partial<FieldInfo>, string]>([
    [undefined, {}, "not set"],
    [null, {}, "not set"],
    [null, { default: 60, unit: "seconds" }, "default (60 s)"],
    [undefined, { default: "a" }, "default (a)"],
    [undefined, { default: true }, "default (on)"],
    [undefined, { default: ["a"] }, "not set"],
    [undefined, { default: { a: 1 } }, "not set"],
    [undefined, { default: 1, enumLabels: { "": "as ever" } }, "as ever"],
    ["", {}, "empty"],
    [[], {}, "empty"],
    [["a"], {}, "a"],
    [{ length: 0 }, {}, '{"length":0}'],
    ["aes", { enumLabels: { aes: "AES-128" } }, "AES-128"],
    [["aes"], { enumLabels: { aes: "AES-128" } }, "aes"],
    ["toString", { enumLabels: { aes: "AES-128" } }, "toString"],
    [5, { enumLabels: { 5: "five" } }, "five"],
    [true, {}, "on"],
    [false, {}, "off"],
    ["x".repeat(120), {}, "x".repeat(120)],
    ["x".repeat(121), {}, `${"x".repeat(119)}…`],
  ])("is what an operator reads: %j", (value, rest, words) => {
    expect(formatValue(value, field(rest))).toBe(words);
  });

  it.each<[number, FieldInfo["unit"], string | undefined, string]>([
    [7200, undefined, undefined, "7200"],
    [7200, "seconds", undefined, "7200 s"],
    [7200, "seconds", "h", "2 h"],
    [90, "seconds", "h", "90 s"],
    [5, "milliseconds", undefined, "5 ms"],
    [1023, "bytes", "G", "1023 B"],
    [1024, "bytes", "G", "1 KB"],
    [1536, "bytes", "G", "1.5 KB"],
    [1023, "bitrate", "M", "1.023 kbps"],
    [1024, "bitrate", "M", "1 Kbps"],
    [999, "bitrate", undefined, "999 bps"],
    [1000, "bitrate", undefined, "1 kbps"],
    [2048, "bitrate", undefined, "2.048 kbps"],
    [64, "kilobits", undefined, "64 kbps"],
    [90, "percent", undefined, "90 %"],
    [640, "pixels", undefined, "640 px"],
    [5, "size-string", undefined, "5"],
  ])("has its unit: %d %s %s", (value, unit, defaultUnit, words) => {
    expect(formatValue(value, field({ ...(unit && { unit }), ...(defaultUnit && { defaultUnit }) }))).toBe(words);
    expect(formatValue(value, undefined)).toBe(String(value));
  });

  it.each<[Json | undefined, string]>([
    ["a", "a"],
    [5, "5"],
    [undefined, "null"],
    [["a", 5, true], "a, 5, true"],
    [["a", { b: 1 }], '["a",{"b":1}]'],
    [[{ b: 1 }], '[{"b":1}]'],
    [{ b: ["c"] }, '{"b":["c"]}'],
  ])("is all of it in full: %j", (value, words) => {
    expect(valueInFull(value)).toBe(words);
  });

  it("is the default of a setting where that is plain", () => {
    const defaults = ["a", 5, false, null, ["a"], { a: 1 }, undefined].map((one) =>
      plainDefault(field({ default: one })),
    );
    expect(defaults).toEqual(["a", 5, false, undefined, undefined, undefined, undefined]);
    expect(plainDefault(undefined)).toBeUndefined();
  });
});
