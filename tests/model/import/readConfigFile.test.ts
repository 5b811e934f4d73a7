import { describe, expect, it } from "vitest";
import type { EntityDescriptor } from "../../../src/generated/contracts/EntityDescriptor.ts";
import { entities } from "../../../src/generated/entities.ts";
import type { ConfProblem } from "../../../src/model/conf/confProblems.ts";
import type { TextLanguage } from "../../../src/model/conf/TextLanguage.ts";
import { readConfFile, readJsonFile } from "../../../src/model/import/readConfigFile.ts";
import { jsonLanguage } from "../../../src/model/json/JsonLanguage.ts";
import { productLanguage } from "../conf/support/productLanguage.ts";
import { refusalOf } from "./refusal.ts";

const { language } = await productLanguage();
const json = (written: string, table: Parameters<typeof readJsonFile>[2] = entities) =>
  readJsonFile(written, "new.json", table);
const conf = (written: string) => readConfFile(written, language, "new.conf", entities);

/** A language that says of any text what it is told to, and knows no places in it. */
function saying(config: TextConfig, problems: readonly ConfProblem[] = [], unlisted = 0): TextLanguage {
  return {
    ...jsonLanguage,
    parse: (text) => ({ text }),
    read: () => ({ config, problems, unlisted }),
    edit: ({ text }) => ({ text, tree: { text }, problems: [] }),
    locate: (_tree, pointers) => pointers.map(() => undefined),
    unread: () => [],
  };
}
const at = (line: number) => ({ line, column: 1, endLine: line, endColumn: 2 });
type TextConfig = ReturnType<TextLanguage["read"]>["config"];

describe("a file with a config", () => {
  it("is read as JSON, with the lines at which values stand", () => {
    const { config, leftOut, linesOf } = json('{\n  "http": [80],\n  "streams": {\n    "news": {}\n  }\n}');
    expect(config).toEqual({ http: [80], streams: { news: {} } });
    expect(leftOut).toEqual([]);
    expect(linesOf(["/streams/news", "/http", "/loglevel"])).toEqual([4, 2, 1]);
  });

  it("is read as the config text of its language, and tells what is left out as it is not known", () => {
    const { config, leftOut, linesOf } = conf("http 80;\nfrobnicate 1;\nstream news {\n  zzyzx 2;\n}\n");
    expect(config).toMatchObject({ streams: { news: {} } });
    expect(linesOf(["/streams/news"])).toEqual([3]);
    expect(leftOut).toEqual([
      { line: 2, message: "This keyword is not known here. It is kept as written." },
      { line: 4, message: "This keyword is not known here. It is kept as written. (/streams/news)" },
    ]);
  });

  it("has its settings under their present names", () => {
    const stream: EntityDescriptor = {
      name: "stream",
      label: "",
      plural: "",
      collection: "streams",
      key: "name",
      pages: [],
      runtime: [],
      fields: {
        "/title": {
          title: "Title",
          type: "string",
          aliases: ["caption"],
        },
      },
    };
    expect(json('{ "streams": { "news": { "caption": "News" } } }', [stream]).config).toEqual({
      streams: { news: { title: "News" } },
    });
  });

  it("is refused where it holds a list", () => {
    expect(refusalOf(() => json("\n [1]"))).toMatchObject({
      kind: "no-config",
      message: "new.json holds no configuration: a JSON object is expected.",
      faults: [],
    });
    expect(json('{ "http": [80] }').config, "a list within is none").toEqual({ http: [80] });
  });

  it("is refused with the line and the place of what is wrong in its language", () => {
    expect(refusalOf(() => json('{\n  "http": [80\n}'))).toMatchObject({
      kind: "no-config",
      message: "new.json is no JSON file that can be read.",
      faults: [{ line: 3, message: expect.any(String) }],
      unlisted: 0,
    });
    expect(refusalOf(() => json('{ "streams": {\n  "a": {},\n  "a": {} } }')).faults).toEqual([
      { line: 3, message: "This key stands in the object above already. Remove one of them. (/streams/a)" },
    ]);
    expect(refusalOf(() => conf("http 80;\nstream news {\n"))).toMatchObject({
      message: "new.conf is not a config text that can be read.",
      faults: [{ line: 2 }],
    });
  });

  it("tells of errors alone where it has errors, and how many more there are", () => {
    const problem = (level: ConfProblem["level"], line: number): ConfProblem => ({
      level,
      message: `a ${level}`,
      pointer: "",
      ...at(line),
    });
    const wrong = saying({}, [problem("warning", 1), problem("error", 2)], 7);
    expect(refusalOf(() => readConfFile("x", wrong, "new.conf", entities))).toMatchObject({
      faults: [{ line: 2, message: "a error" }],
      unlisted: 7,
    });
    expect(readConfFile("x", saying({}, [problem("warning", 1)]), "new.conf", entities).leftOut).toEqual([
      { line: 1, message: "a warning" },
    ]);
  });

  it("is refused with the line of a collection or an entry that holds no settings", () => {
    expect(refusalOf(() => json('{\n  "streams": [],\n  "vods": {\n    "a": {},\n    "b": 1\n  }\n}'))).toMatchObject({
      kind: "no-config",
      message: "new.json is no JSON file that can be read.",
      faults: [
        { line: 2, message: "Expected an object with one entry per name." },
        { line: 5, message: "Expected an object with the settings of one entry." },
      ],
      unlisted: 0,
    });
  });

  it("lists a hundred of such faults, and counts the others", () => {
    const faulty = (count: number) =>
      JSON.stringify({ streams: Object.fromEntries(Array.from({ length: count }, (_, index) => [`s${index}`, 1])) });
    const refusal = refusalOf(() => json(faulty(103)));
    expect([refusal.faults.length, refusal.unlisted]).toEqual([100, 3]);
    expect(refusalOf(() => json(faulty(2))).unlisted).toBe(0);
  });

  it("is refused for a fault whose place in the text is not known", () => {
    const misshapen = saying({ streams: { a: 1 } });
    expect(refusalOf(() => readConfFile("x", misshapen, "new.conf", entities)).faults).toEqual([
      { message: "Expected an object with the settings of one entry." },
    ]);
  });

  it("is refused with the line of a key that reaches a prototype", () => {
    expect(refusalOf(() => conf("http 80;\nstream constructor {\n}\n"))).toMatchObject({
      kind: "no-config",
      faults: [{ line: 2, message: expect.stringMatching(/Choose another one/) }],
    });
    const unwary = { ...saying({ streams: { a: { constructor: 1 } } }), locate: () => [at(4)] };
    expect(
      refusalOf(() => readConfFile("x", unwary, "new.conf", entities)).faults,
      "whatever its language lets pass",
    ).toEqual([{ line: 4, message: expect.stringMatching(/prototype/) }]);
  });
});
