import { describe, expect, it } from "vitest";
import { ConfLanguage } from "../../../src/model/conf/ConfLanguage.ts";
import { productLanguage } from "./support/productLanguage.ts";

const { language, table } = await productLanguage();

function read(text: string): ReturnType<typeof language.read> {
  return language.read(language.parse(text));
}

describe("Reading a raw config with mistakes", () => {
  it("names the line and column of a missing semicolon and reads what follows", () => {
    const { config, problems } = read(
      'stream news {\n  title News\n  source_timeout 60;\n}\nstream next { title "Next"; }\n',
    );
    expect(problems).toMatchObject([{ level: "error", line: 2, column: 12, message: expect.stringContaining(";") }]);
    expect(config["streams"]).toMatchObject({ news: { title: "News", source_timeout: 60 }, next: { title: "Next" } });
  });

  it("closes an open block where the next block of the top level begins", () => {
    const { config, problems } = read("stream one {\n  title One;\n\nstream two {\n  title Two;\n}\n");
    expect(problems).toMatchObject([{ level: "error", line: 1, column: 12 }]);
    expect(Object.keys(config["streams"] ?? {})).toEqual(["one", "two"]);
  });

  it("reads behind a quote that is never closed", () => {
    const { config, problems } = read('stream one {\n  title "One;\n}\nstream two { title Two; }\nloglevel debug;\n');
    expect(problems.filter(({ level }) => level === "error").map(({ line }) => line)).toContain(2);
    expect(config).toMatchObject({ loglevel: "debug", streams: { two: { title: "Two" } } });
  });

  it("reports a bracket that closes nothing, and every other mistake too", () => {
    const { problems } = read("}\nloglevel debug\nhttp abc;\n");
    expect(problems.map(({ line, level }) => [line, level])).toEqual([
      [1, "error"],
      [2, "error"],
      [3, "error"],
    ]);
  });

  it("survives blocks nested beyond reason", () => {
    expect(() => read("a {".repeat(50_000))).not.toThrow();
  });

  it("gives a bad value its pointer and leaves it out", () => {
    const { config, problems } = read("stream news {\n  source_timeout soon;\n}\n");
    expect(problems).toMatchObject([
      { level: "error", pointer: "/streams/news/source_timeout", line: 2, column: 18, endLine: 2, endColumn: 22 },
    ]);
    expect(config["streams"]).toEqual({ news: { name: "news", static: true, position: 0 } });
  });

  it("takes unknown words and options as warnings only", () => {
    const { problems } = read("wibble 5;\nstream news { wobble { a b; } dvr /archive zz=1; }\n");
    expect(problems.map(({ level }) => level)).toEqual(["warning", "warning", "warning"]);
  });

  it("warns of a reference to what the file does not hold", () => {
    const { problems } = read(
      "dvr main { root /a; }\nstream one { dvr @main; auth auth://no; }\nstream two { dvr @gone 7d; auth http://mw; }\n",
    );
    expect(problems).toMatchObject([
      { level: "warning", pointer: "/streams/one/auth/url", line: 2 },
      { level: "warning", pointer: "/streams/two/dvr/reference", line: 3, column: 18, endColumn: 23 },
    ]);
  });

  it("refuses names that would reach a prototype", () => {
    for (const name of ["__proto__", "constructor", "prototype"]) {
      const { config, problems } = read(`stream ${name} { title x; }\nstream ok { input udp://a ${name}=1; }\n`);
      expect(problems.map(({ level }) => level)).toEqual(["error", "error"]);
      expect(Object.keys(config["streams"] ?? {})).toEqual(["ok"]);
      expect(({} as Record<string, unknown>)["title"]).toBeUndefined();
    }
  });

  it("refuses the second block of a name and keeps the first", () => {
    const { config, problems } = read("stream a { title One; }\nstream a { title Two; }\n");
    expect(problems).toMatchObject([{ level: "error", line: 2, pointer: "/streams/a" }]);
    expect(config["streams"]).toMatchObject({ a: { title: "One" } });
  });

  it("never repeats what the text holds in a message", () => {
    const { problems } = read(
      "edit_auth admin hunter2 hunter2;\ncluster_key hunter2 hunter2\nhunter2;\nstream a { drm keyos userkey=hunter2 hunter2; source_timeout hunter2; hunter2 x; protocols =hunter2; }\n",
    );
    expect(problems.length).toBeGreaterThan(4);
    expect(problems.filter(({ message }) => message.includes("hunter2"))).toEqual([]);
  });

  it("counts lines as an editor does", () => {
    for (const end of ["\n", "\r\n", "\r"]) {
      expect(read(`# one${end}${end}http x;${end}`).problems).toMatchObject([{ line: 3, column: 6 }]);
    }
  });
});

describe("Where a value stands", () => {
  it("is told by its pointer, or by what holds it", () => {
    const tree = language.parse('http 80;\nstream news {\n  title "x";\n  input udp://a priority=1;\n}\n');
    const places = language.locate(tree, [
      "/streams/news/title",
      "/streams/news/urls/0/priority",
      "/streams/news/dvr/root",
      "/http/0",
      "/rtmp",
    ]);
    expect(places).toMatchObject([
      { line: 3, column: 3 },
      { line: 4, column: 17, endColumn: 27 },
      { line: 2, column: 1 },
      { line: 1, column: 6 },
      undefined,
    ]);
  });

  it("is told however deep the language has its blocks", () => {
    const deeper = JSON.stringify(table).replaceAll('"path":["streams"]', '"path":["media","streams"]');
    const deepLanguage = new ConfLanguage(JSON.parse(deeper));
    const tree = deepLanguage.parse('stream news {\n  title "x";\n}\n');
    expect(deepLanguage.locate(tree, ["/media/streams/news/title"])).toMatchObject([{ line: 2, column: 3 }]);
  });
});
