import { describe, expect, it } from "vitest";
import { isAddress, readFileText, recogniseFormat } from "../../../src/model/import/ImportFile.ts";
import { refusalOf } from "./refusal.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("what a file is", () => {
  it.each([
    ["m3u", "#EXTM3U\n#EXTINF:-1,a\nudp://a", "a.txt"],
    ["m3u", "#EXTM3U\n#EXTINF:-1,a\nnone yet", "a.csv"],
    ["m3u", "# my list\n  #EXTINF:-1,a\nnone yet", "a.csv"],
    ["m3u", "\n udp://239.0.0.1:1 \n\nudp://239.0.0.1:2", "a.txt"],
    ["m3u", "# my list\nudp://239.0.0.1:1", "a.txt"],
    ["json", '{ "http": [80] }', "a.conf"],
    ["json", "\n  [1]", "a.conf"],
    ["csv", "name,url\na,udp://239.0.0.1:1", "a.txt"],
    ["csv", 'name, "URL" \na,none yet', "a.txt"],
    ["csv", "url\nnone yet", "a.txt"],
    ["csv", "udp://239.0.0.1:1\tnews", "a.txt"],
    ["csv", 'news;"udp://239.0.0.1:1"\nsport;none yet', "a.txt"],
    ["csv", "news,none yet\nsport,udp://239.0.0.1:1", "a.txt"],
    ["conf", "# see #EXTINF\nhttp 80;\n", "a.txt"],
    ["conf", "hello\nudp://239.0.0.1:1", "a.txt"],
    ["conf", "# only said", "a.txt"],
    ["conf", "stream a {\n  url http://a, http://b;\n}\n", "a.txt"],
    ["conf", "stream a {} # url,udp://a\nurl udp://b,udp://c\n", "a.csv"],
    ["conf", "input\tudp://239.0.0.1:1234;", "a.conf"],
    ["conf", "stream a {\n  url udp://239.0.0.1:1;\n}\n", "a"],
  ])("is seen to be %s by what stands in it: %j", (format, text, name) => {
    expect(recogniseFormat(text, name)).toBe(format);
  });

  it("is known by its name where what stands in it does not tell", () => {
    const words = "one {1} two\nthree";
    const names = [
      "a.json",
      "a.conf",
      "a.m3u",
      "A.M3U8",
      "a.csv",
      "a.tsv",
      "a.csv.conf",
      "a.txt",
      "csv",
      "a.__proto__",
    ];
    expect(names.map((name) => recogniseFormat(words, name))).toEqual([
      "json",
      "conf",
      "m3u",
      "m3u",
      "csv",
      "csv",
      "conf",
      "conf",
      "conf",
      "conf",
    ]);
  });

  it("is told by its first hundred lines", () => {
    const remarks = (count: number) => "hello\n".repeat(count);
    expect(recogniseFormat(`${remarks(99)}#EXTM3U`, "a.txt")).toBe("m3u");
    expect(recogniseFormat(`${remarks(100)}#EXTM3U`, "a.txt")).toBe("conf");
  });

  it("holds addresses where each is one word with its scheme", () => {
    expect(
      ["udp://239.0.0.1:1", "hls+ts://a", "UDP://a", "//a", "1a://b", "udp://a b", "see udp://a", "a"].filter(
        isAddress,
      ),
    ).toEqual(["udp://239.0.0.1:1", "hls+ts://a", "UDP://a"]);
  });
});

describe("the text of a file", () => {
  it("is refused with the line of a null byte, and where it is empty", () => {
    expect(refusalOf(() => readFileText(bytes("a\nb\0\nc\n"), "x.conf"))).toMatchObject({
      name: "ImportError",
      kind: "binary",
      message: "x.conf is not a text file.",
      faults: [{ line: 2, message: "A null byte stands here. Save the file as plain text." }],
    });
    expect(refusalOf(() => readFileText(bytes("\uFEFF \r\n"), "x.conf"))).toMatchObject({
      kind: "empty",
      message: "x.conf is empty.",
      faults: [],
      unlisted: 0,
    });
  });

  it("is read as UTF-8, as UTF-16 where it says so, else as Latin-1, which is told", () => {
    expect(readFileText(bytes("\uFEFFa\r\nb\rc"), "x")).toEqual({ text: "a\nb\nc", isLatin1: false });
    expect(readFileText(Uint8Array.of(0xff, 0xfe, 0x61, 0), "x")).toEqual({ text: "a", isLatin1: false });
    expect(readFileText(Uint8Array.of(0xfe, 0xff, 0, 0x61), "x")).toEqual({ text: "a", isLatin1: false });
    expect(readFileText(Uint8Array.of(0xe9), "x")).toEqual({ text: "é", isLatin1: true });
  });

  it.each([
    ["ÿa", [0xff, 0x61]],
    ["aþ", [0x61, 0xfe]],
    ["þa", [0xfe, 0x61]],
    ["aÿ", [0x61, 0xff]],
  ])("is UTF-16 only by both of its first bytes: %s is Latin-1", (text, found) => {
    expect(readFileText(Uint8Array.from(found), "x")).toEqual({ text, isLatin1: true });
  });
});
