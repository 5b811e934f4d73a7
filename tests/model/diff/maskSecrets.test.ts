import { describe, expect, it } from "vitest";
import { productConf } from "../../../src/model/conf/ConfLanguage.ts";
import { MaskedLines, maskSecrets } from "../../../src/model/diff/maskedLines.ts";
import { jsonLanguage } from "../../../src/model/json/JsonLanguage.ts";

const masked = (text: string) => maskSecrets(productConf(), text);

describe("a config text under review", () => {
  it("has a mask for each secret, and every line where it was", () => {
    const text = `http 80; # night
edit_auth admin VERYSECRET; # behind
stream news {
  title "A";
  password VERYSECRET;
  unknown_setting value;
}`;
    expect(masked(text)).toEqual([
      "http 80; # night",
      expect.stringMatching(/^edit_auth [^V]*••••••;? # behind$/),
      "stream news {",
      '  title "A";',
      "  password ••••••;",
      "  unknown_setting value;",
      "}",
    ]);
  });

  it("has one mask for two secrets of one statement", () => {
    const [line = ""] = masked("edit_auth VERYSECRET OTHERSECRET;");
    expect(line).not.toContain("OTHERSECRET");
    expect(line.match(/••••••/g)).toHaveLength(1);
  });

  it("keeps the lines of a secret that goes over several, empty", () => {
    const lines = masked('stream news {\n  password "VERY\nSECRET";\n  title B;\n}');
    expect(lines).toEqual(["stream news {", "  password ••••••;", "", "  title B;", "}"]);
  });

  it("masks nothing where a secret is empty or not set", () => {
    const text = 'stream news {\n  title "A";\n}';
    expect(masked(text).join("\n")).toBe(text);
    const json = '{ "edit_auth": { "login": "admin", "password": "" }, "loglevel": null }';
    expect(maskSecrets(jsonLanguage, json)).toEqual([json]);
  });
});

describe("the lines of a former config text", () => {
  const lines = (text: string) => {
    const all = new MaskedLines(productConf(), text.split("\n"));
    return all.lines.map((_, line) => all.line(line));
  };

  it("are empty where there is none", () => {
    const all = new MaskedLines(productConf(), ["http 80;"]);
    expect([all.line(0), all.line(1), all.line(-1)]).toEqual(["http 80;", "", ""]);
  });

  it("are the same whichever is asked for first", () => {
    const text =
      "http 80;\n\n# a b\nstream news {\n  password VERYSECRET;\n}\nrtmp 1935;\nstream b {\n  title B;\n}".split("\n");
    const onward = new MaskedLines(productConf(), text);
    const back = new MaskedLines(productConf(), text);
    const numbers = text.map((_, line) => line);
    const backward = numbers.toReversed().map((line) => back.line(line));
    expect(backward.toReversed()).toEqual(numbers.map((line) => onward.line(line)));
    expect(backward.toReversed()).toEqual([
      "http 80;",
      "",
      "# a ••••••",
      "stream news {",
      "  password ••••••;",
      "}",
      "rtmp 1935;",
      "stream b {",
      "  title B;",
      "}",
    ]);
  });

  it("show a statement that goes over several lines as its block says, brackets in quotes and comments or not", () => {
    const text =
      'stream a { # one {\n  title "B } \\" {";\n  password VERYSECRET;\n}\nhttp\n  80;\nstream b {\n  password VERYSECRET;\n}';
    expect(lines(text)).toEqual([
      "stream a { # one {",
      '  title "B } \\" {";',
      "  password ••••••;",
      "}",
      "http",
      "  80;",
      "stream b {",
      "  password ••••••;",
      "}",
    ]);
  });

  it("show a comment of one word, and of a longer one how it ends", () => {
    expect(lines("# word\n# two words;\n#\nhttp 80; #x y {")).toEqual([
      "# word",
      "# two ••••••;",
      "#",
      "http 80; #x •••••• {",
    ]);
  });
});
