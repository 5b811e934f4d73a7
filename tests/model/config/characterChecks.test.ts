import { describe, expect, it } from "vitest";
import { checkCharacters, checkNames, describeOldNames } from "../../../src/model/config/characterChecks.ts";
import type { ConfigPath } from "../../../src/model/configPath.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { testEntities } from "../testEntities.ts";

const entities = Object.values(testEntities);
/** Turns the letters behind it around. */
const turn = "\u202E";

describe("A control character", () => {
  const found = (config: JsonObject, ...touched: readonly ConfigPath[]): readonly string[] =>
    checkCharacters(config, touched, entities).map(({ pointer }) => pointer);

  it("is told with all that the form needs", () => {
    expect(checkCharacters({ streams: { a: { title: "x\u0001" } } }, [["streams", "a"]], entities)).toEqual([
      {
        pointer: "/streams/a/title",
        keyword: "characters",
        level: "error",
        message: "This text holds a control character. Remove it.",
      },
    ]);
  });

  it("is told once where the server's settings are touched with the entity that holds it", () => {
    const config = { loglevel: "a\u0001", streams: { a: { title: "x\u0001" }, b: { title: "y\u0001" } } };
    expect(found(config, [], ["streams", "a"])).toEqual(["/loglevel", "/streams/a/title"]);
  });

  it("is found in a setting that is called like a collection", () => {
    const config = { streams: { a: { streams: { b: "x\u0001" } } }, meta: { sources: "y\u0001" } };
    expect(found(config, [], ["streams", "a"])).toEqual(["/meta/sources", "/streams/a/streams/b"]);
  });

  it("is told at the entity whose name holds it, and not at each of its settings", () => {
    expect(found({ streams: { "a\u0001": { title: "A" } } }, ["streams", "a\u0001"])).toEqual(["/streams/a\u0001"]);
  });

  it("is no end of a line, not even one of Windows, and nothing that is no text", () => {
    const config = { streams: { a: { title: "x\r\ny\tz ", position: 1, meta: null, disabled: true } } };
    expect(found(config, ["streams", "a"], ["streams", "gone"])).toEqual([]);
  });
});

describe("A new name", () => {
  const found = (after: JsonObject, touched: readonly ConfigPath[], before: JsonObject = {}) =>
    checkNames({ config: after, touched, entities, before });

  it("that holds what cannot be seen is refused with all of it, each once", () => {
    const name = `a${turn}b\u200Bc${turn}`;
    expect(found({ streams: { [name]: {} } }, [["streams", name]])).toEqual([
      {
        pointer: `/streams/${name}/name`,
        keyword: "hidden",
        level: "error",
        message:
          "The name a[U+202E]b[U+200B]c[U+202E] holds what cannot be seen (U+202E, U+200B). Type it anew without.",
      },
    ]);
  });

  it("of dots alone is refused to an entity, whose address it would break", () => {
    expect(found({ streams: { "..": {} } }, [["streams", ".."]])).toEqual([
      {
        pointer: "/streams/../name",
        keyword: "address",
        level: "error",
        message: 'Dots ("." and "..") make no address, alone or between slashes. Choose another name.',
      },
    ]);
    expect(found({ streams: { a: { meta: { ".": 1 } } }, ".": 1 }, [[], ["streams", "a"]])).toEqual([]);
  });

  it("is told of at the entity itself where that has no setting for its name", () => {
    const [hidden] = found({ sources: { [turn]: {} } }, [["sources", turn]]);
    expect(hidden?.pointer).toBe(`/sources/${turn}`);
  });

  it("inside an entity is told of where it stands, at any depth", () => {
    const config = { streams: { a: { meta: { [turn]: { [`x${turn}`]: 1 } } } } };
    expect(found(config, [["streams", "a"]]).map(({ pointer }) => pointer)).toEqual([
      `/streams/a/meta/${turn}`,
      `/streams/a/meta/${turn}/x${turn}`,
    ]);
  });

  it("is told of once where the server's settings are touched as well, and only among what is touched", () => {
    const config = { [turn]: 1, streams: { [`a${turn}`]: {}, [`b${turn}`]: {} } };
    expect(found(config, [[], ["streams", `a${turn}`]]).map(({ pointer }) => pointer)).toEqual([
      `/${turn}`,
      `/streams/a${turn}/name`,
    ]);
  });

  it("is none that stood there before", () => {
    const before = { streams: { ".": {}, [turn]: { meta: { [turn]: 1 } } } };
    const touched = [
      ["streams", "."],
      ["streams", turn],
    ];
    expect(found(before, touched, before)).toEqual([]);
    expect(found(before, touched, {})).toHaveLength(3);
  });
});

describe("The words on names that an older server let in", () => {
  const hidden = (count: number): JsonObject => ({
    streams: Object.fromEntries(Array.from({ length: count }, (_, index) => [`s${index}${turn}`, {}])),
  });

  it("are none where all is seen", () => {
    expect(describeOldNames({ streams: { news: { title: turn } } }, entities)).toBeUndefined();
  });

  it("name each of a few, with what is hidden in sight", () => {
    expect(describeOldNames(hidden(2), entities)).toBe(
      "Names that hold what cannot be seen: streams/s0[U+202E], streams/s1[U+202E]. They may be taken for others: rename them.",
    );
  });

  it("name those that make no address, of any collection", () => {
    expect(describeOldNames({ streams: { "a/../b": {}, news: {} }, sources: { "./v": {} } }, entities)).toBe(
      "Names with dots that make no address: streams/a/../b, sources/./v. Nobody can play them: rename them.",
    );
    expect(describeOldNames({ streams: { "a/../b": {}, [turn]: {} } }, entities)).toMatch(/seen: .* dots that make/);
  });

  it("name five of many and count the rest", () => {
    expect(describeOldNames(hidden(5), entities)).toMatch(/streams\/s4\[U\+202E\]\. They/);
    expect(describeOldNames(hidden(8), entities)).toMatch(/: (streams\/s\d\[U\+202E\](, )?){5} and 3 more\. They/);
  });
});
