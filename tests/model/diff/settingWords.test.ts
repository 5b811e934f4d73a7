import { afterEach, describe, expect, it } from "vitest";
import type { EntityDescriptor } from "../../../src/generated/contracts/EntityDescriptor.ts";
import type { FieldInfo } from "../../../src/generated/contracts/FieldInfo.ts";
import { entities as consoleEntities } from "../../../src/generated/entities.ts";
import type { Json } from "../../../src/model/Json.ts";
import { parsePointer } from "../../../src/model/configPath.ts";
import {
  entityNameAt,
  entityTitle,
  formatValue,
  formatValueAt,
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
    ["/robots/r2/arms/left", "Arm left"],
    ["/robots/r2/arms/left/grip", "Arm left, grip"],
    ["/robots/r2/arms/left/joints/2/angle", "Arm left, joints 2, angle"],
    ["/robots/r2/arms/left/own_word", "Arm left, own word"],
    ["/robots/r2", ""],
  ])("has the title of a setting with the keys of what holds it: %s", (pointer, title) => {
    expect(titleAt(parsePointer(pointer), entities)).toBe(title);
  });

  it("shows what hides in a text", () => {
    expect(formatValue("abc\u202Egnp.exe", undefined)).toBe("abc[U+202E]gnp.exe");
  });

  it("names the group around a setting where another of the entity is called the same", () => {
    const title = (pointer: string) => titleAt(parsePointer(pointer), consoleEntities);
    expect(title("/streams/news/transcoder/audio/bitrate")).toBe("Audio, bitrate");
    expect(title("/streams/news/transcoder/video/1/bitrate")).toBe("Video track 1, bitrate");
    expect(title("/streams/news/clients_timeout")).toBe("Client timeout");
  });

  it("is the entity and the setting, parted as it is wished", () => {
    expect(placeInWords(parsePointer("/robots/r2/arms/left"), entities)).toBe("Robot r2, Arm left");
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
    [{ length: 0 }, {}, "length 0"],
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

  it.each<[Json | undefined, string]>([
    ["a", "a"],
    [undefined, "not set"],
    [["a", 5, true], "a, 5, on"],
    [["a", { b: 1 }], "a; b 1"],
    [[{ b: 1, own_word: 2 }, { b: null }], "b 1, own word 2; empty"],
    [{ b: ["c", "d"], e: {}, f: 1 }, "b (c, d), e (empty), f 1"],
    [{ "rtsp://me:pw@a": "http://me:pw@b/c" }, "rtsp://••••••@a http://••••••@b/c"],
    ["x".repeat(300), "x".repeat(300)],
  ])("is all of it in full, and never as JSON: %j", (value, words) => {
    expect(valueInFull(value, ["nowhere"], consoleEntities)).toBe(words);
    expect(formatValueAt(value, ["nowhere"], consoleEntities)).toBe(words.length > 120 ? `${"x".repeat(119)}…` : words);
  });

  it("says of maps by which key something stands in it", () => {
    const tracks = ["streams", "news", "transcoder", "video"];
    expect(formatValueAt({ "1": { bitrate: 1000 }, "2": { bitrate: 2000 } }, tracks, consoleEntities)).toBe(
      "video track 1 (bitrate 1 kbps), video track 2 (bitrate 2 kbps)",
    );
  });

  it("says what stands in it by its own unit and choice", () => {
    const video = ["streams", "news", "transcoder", "video", "1"];
    expect(formatValueAt({ bitrate: 2_000_000, codec: "h264" }, video, consoleEntities)).toBe(
      "bitrate 2,000 kbps, codec H.264",
    );
    expect(formatValueAt([900, 1730], ["dvrs", "disk", "schedule", "0"], consoleEntities)).toBe("09:00–17:30");
    expect(formatValueAt(6000, ["streams", "news", "segment_duration"], consoleEntities)).toBe("6 s");
  });

  it("is the default of a setting where that is plain", () => {
    const defaults = ["a", 5, false, null, ["a"], { a: 1 }, undefined].map((one) =>
      plainDefault(field({ default: one })),
    );
    expect(defaults).toEqual(["a", 5, false, undefined, undefined, undefined, undefined]);
    expect(plainDefault(undefined)).toBeUndefined();
  });
});
