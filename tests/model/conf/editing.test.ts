import { describe, expect, it } from "vitest";
import { productLanguage } from "./support/productLanguage.ts";

const { language } = await productLanguage();

/** The text and where the bar stands in it. */
function marked(text: string): { readonly tree: ReturnType<typeof language.parse>; readonly offset: number } {
  return { tree: language.parse(text.replace("|", "")), offset: text.indexOf("|") };
}

/** The text after the first quick fix of its first problem. */
function mended(text: string): string {
  const tree = language.parse(text);
  const [problem] = language.read(tree).problems;
  const [fix] = problem === undefined ? [] : language.fixes(tree, problem);
  return fix === undefined ? "no fix" : text.slice(0, fix.start) + fix.text + text.slice(fix.end);
}

describe("A quick fix in the raw config", () => {
  it.each([
    ["a missing ;", "http 80\nstream a { }\n", "http 80;\nstream a { }\n"],
    ["a missing ; before a }", "stream a {\n  title News\n}\n", "stream a {\n  title News;\n}\n"],
    ["a missing quote", 'stream a {\n  title "News;\n}\n', 'stream a {\n  title "News";\n}\n'],
    ["a missing }", "stream a {\n  title News;\n", "stream a {\n  title News;\n}\n"],
    ["a } too many", "stream a { }\n}\n", "stream a { }\n\n"],
    ["a misspelt word", "stream a {\n  ttile News;\n}\n", "stream a {\n  title News;\n}\n"],
    ["a misspelt word of the top level", "steam a { }\n", "stream a { }\n"],
    [
      "a misspelt option",
      "ad_schedule a {\n  file ads/b.mp4 wieght=2;\n}\n",
      "ad_schedule a {\n  file ads/b.mp4 weight=2;\n}\n",
    ],
  ])("mends %s", (_, text, result) => {
    expect(mended(text)).toBe(result);
  });

  it("is not offered for a word that is near to none", () => {
    expect(mended("stream a {\n  zzyzx 1;\n}\n")).toBe("no fix");
  });
});

describe("The signature of a statement", () => {
  it("says what stands behind its word, and where the cursor is in it", () => {
    const { tree, offset } = marked("stream a {\n  input | ;\n}\n");
    expect(language.signature(tree, offset)).toMatchObject({ label: expect.stringMatching(/^input URL/), active: 0 });
    const option = marked("stream a {\n  input udp://a user_agent=x|;\n}\n");
    const signature = language.signature(option.tree, option.offset);
    expect(signature?.parts[signature.active ?? -1]?.label).toBe("[user_agent=…]");
  });

  it("says the values of a choice, and nothing on the word itself", () => {
    const { tree, offset } = marked("loglevel |;\n");
    expect(language.signature(tree, offset)?.label).toBe("loglevel debug | notice | error");
    expect(language.signature(tree, 2)).toBeUndefined();
  });
});

describe("The outline", () => {
  it("is the blocks of the file with those inside, and the settings beside them, without values", () => {
    const text = "# words\nstream news {\n  password secret;\n  dvr /d {\n    copy /e;\n  }\n}\nhttp 80;\n";
    const [stream, http] = language.outline(language.parse(text));
    expect(stream).toMatchObject({ name: "stream news", detail: "Stream", isBlock: true, from: 2, to: 7 });
    expect(stream?.children).toMatchObject([{ name: "dvr /d", isBlock: true, from: 4, to: 6 }]);
    expect(http).toMatchObject({ name: "http", detail: "HTTP ports", isBlock: false, from: 8, to: 8 });
  });
});

describe("Formatting", () => {
  const formatted = (text: string, from = 1, to = 1_000_000): string => {
    const lines = text.split("\n");
    for (const { line, text: written } of language.format(language.parse(text), from, to)) lines[line - 1] = written;
    return lines.join("\n");
  };

  it("gives each line the indentation of its block", () => {
    expect(formatted("stream a {\ntitle x;   \n     dvr /d {\n# why\n}\n    }\n")).toBe(
      "stream a {\n  title x;\n  dvr /d {\n    # why\n  }\n}\n",
    );
  });

  it("leaves what stands in quotes over several lines, and lines that were not asked for", () => {
    const quoted = 'stream a {\ncomment "one\n   two\n  ";\n}\n';
    expect(formatted(quoted)).toBe('stream a {\n  comment "one\n   two\n  ";\n}\n');
    expect(formatted("stream a {\ntitle x;\nurl y;\n}\n", 3, 3)).toBe("stream a {\ntitle x;\n  url y;\n}\n");
  });

  it("changes nothing of what the text says, and is done once", () => {
    const text = 'stream a {\ninput udp://239.0.0.1:1; # first\n\n\ttitle "b";}\nhttp 80;\n';
    const once = formatted(text);
    expect(language.read(language.parse(once)).config).toEqual(language.read(language.parse(text)).config);
    expect(formatted(once)).toBe(once);
  });
});

describe("The path of a setting", () => {
  it.each([
    ["stream news {\n  tit|le x;\n}\n", ["streams", "news", "title"]],
    ["stream news {\n  dvr /d { sched|ule 1-2; }\n}\n", ["streams", "news", "dvr"]],
    ["stream news {\n  title x; # wh|y\n}\n", ["streams", "news", "title"]],
    ["stream news {\n  title x;\n  |\n}\n", ["streams", "news"]],
    ["str|eam news { }\n", ["streams", "news"]],
    ["loglevel de|bug;\n", ["loglevel"]],
    ["stream news { } # wh|y\n", ["streams", "news"]],
    ["stream news {\n  title x;\n}\n\n|", undefined],
  ])("is told for %j", (text, path) => {
    const { tree, offset } = marked(text);
    expect(language.pathAt(tree, offset)).toEqual(path);
  });
});
