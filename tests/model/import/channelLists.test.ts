import { describe, expect, it } from "vitest";
import { readCsv, readM3u } from "../../../src/model/import/channelLists.ts";
import { streamNameOf, streamNamesOf } from "../../../src/model/import/channelNames.ts";
import { ImportError, readFileText, recogniseFormat } from "../../../src/model/import/ImportFile.ts";
import { nameFault } from "../../../src/model/entity/entityNames.ts";
import { array, assert, property, string } from "fast-check";

const bytes = (text: string) => new TextEncoder().encode(text);
const errorOf = (read: () => unknown) => {
  try {
    read();
  } catch (error) {
    if (error instanceof ImportError) return error;
  }
  throw new Error("it must be refused");
};

describe("an M3U list", () => {
  it("gives each channel its line, name, title and address", () => {
    const list = [
      "#EXTM3U url-tvg=http://guide",
      '#EXTINF:-1 tvg-id="one" group-title="News, sport",Channel one',
      "#EXTVLCOPT:network-caching=1000",
      "udp://239.0.0.1:1234",
      "",
      '#EXTINF:-1 tvg-name="Two",',
      "http://a/two/index.m3u8",
      "rtsp://cam/gate.sdp",
    ].join("\n");
    expect(readM3u(list, "list.m3u")).toEqual([
      { line: 2, name: "one", title: "Channel one", url: "udp://239.0.0.1:1234" },
      { line: 6, name: "Two", title: "Two", url: "http://a/two/index.m3u8" },
      { line: 8, name: "gate", title: "", url: "rtsp://cam/gate.sdp" },
    ]);
  });

  it("keeps a channel without an address, to be told at its line", () => {
    const list = "#EXTINF:-1,One\n#EXTINF:-1,Two\nudp://239.0.0.1:1";
    expect(readM3u(list, "l.m3u").map(({ line, url }) => [line, url])).toEqual([
      [1, ""],
      [2, "udp://239.0.0.1:1"],
    ]);
  });

  it("is refused where it is the playlist of one stream, or has no address at all", () => {
    const playlist = errorOf(() => readM3u("#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\na.ts", "x.m3u8"));
    expect(playlist.faults).toEqual([
      { line: 2, message: "This is the playlist of one HLS stream. Make its own address the source of a stream." },
    ]);
    expect(errorOf(() => readM3u("#EXTM3U\nhello", "x.m3u")).faults[0]?.line).toBe(2);
  });
});

describe("a table of channels", () => {
  it.each([
    ["commas", "name,url\nnews,udp://239.0.0.1:1"],
    ["semicolons", "name;url\nnews;udp://239.0.0.1:1"],
    ["tabs", "name\turl\nnews\tudp://239.0.0.1:1"],
    ["a separator it names", "sep=;\nname;url\nnews;udp://239.0.0.1:1"],
    ["no head", "udp://239.0.0.1:1,news\nudp://239.0.0.1:2,sport"],
  ])("is read with %s", (_name, table) => {
    expect(readCsv(table, "t.csv")[0]).toMatchObject({ name: "news", url: "udp://239.0.0.1:1" });
  });

  it("counts lines also after a cell of several", () => {
    const rows = readCsv('name,title,url\none,"a ""b""\nc",udp://239.0.0.1:1\ntwo,,udp://239.0.0.1:2', "t.csv");
    expect(rows.map(({ line, title }) => [line, title])).toEqual([
      [2, 'a "b"\nc'],
      [4, ""],
    ]);
  });

  it("is refused with the line of a quote that is not closed, and without a column of addresses", () => {
    expect(errorOf(() => readCsv('name,url\nnews,"udp://239.0.0.1:1\nb,c', "t.csv")).faults[0]).toMatchObject({
      line: 2,
      message: expect.stringMatching(/quote/),
    });
    expect(errorOf(() => readCsv("name,title\nnews,News", "t.csv")).faults).toEqual([
      { line: 1, message: "No column is headed url." },
    ]);
  });
});

describe("names of channels", () => {
  it("are spelled as names of streams may be", () => {
    expect(["Первый канал", "Zürich 1", "A&E HD", "sport/one", " ", "admin/x", "__proto__"].map(streamNameOf)).toEqual([
      "Pervyi-kanal",
      "Zurich-1",
      "A-E-HD",
      "sport/one",
      "",
      "stream-admin/x",
      "stream-__proto__",
    ]);
  });

  it("are names that the console takes, and each another one", () => {
    assert(
      property(array(string({ unit: "grapheme", maxLength: 30 }), { maxLength: 60 }), (wishes) => {
        const names = streamNamesOf(wishes, (name) => name.endsWith("2"));
        expect(new Set(names).size).toBe(wishes.length);
        expect(names.filter((name) => name === "" || nameFault(name) !== undefined)).toEqual([]);
      }),
    );
  });

  it("take no longer for thousands of the same", () => {
    const names = streamNamesOf(
      Array.from({ length: 10_000 }, () => "news"),
      () => false,
    );
    expect(names.slice(0, 3)).toEqual(["news", "news-2", "news-3"]);
    expect(names.at(-1)).toBe("news-10000");
  });
});

describe("a file", () => {
  it.each([
    ["m3u", "#EXTM3U\n#EXTINF:-1,a\nudp://a", "a.txt"],
    ["m3u", "udp://239.0.0.1:1\nudp://239.0.0.1:2", "a.txt"],
    ["json", '{ "http": [80] }', "a.conf"],
    ["csv", "name,url\na,udp://239.0.0.1:1", "a.txt"],
    ["conf", "# made by hand\nhttp 80;\n", "a.txt"],
    ["conf", "stream a {\n  url http://a, http://b;\n}\n", "a.txt"],
    ["conf", "input\tudp://239.0.0.1:1234;", "a.conf"],
    ["conf", "stream a {\n  url udp://239.0.0.1:1;\n}\n", "a"],
  ])("is seen to be %s by what stands in it", (format, text, name) => {
    expect(recogniseFormat(text, name)).toBe(format);
  });

  it("is refused with the line of a null byte, and where it is empty", () => {
    expect(errorOf(() => readFileText(bytes("a\nb\0"), "x.conf"))).toMatchObject({
      kind: "binary",
      faults: [{ line: 2, message: "A null byte stands here. Save the file as plain text." }],
    });
    expect(errorOf(() => readFileText(bytes("\uFEFF \r\n"), "x.conf")).kind).toBe("empty");
  });

  it("is read as UTF-8, as UTF-16 where it says so, else as Latin-1, which is told", () => {
    expect(readFileText(bytes("\uFEFFa\r\nb\rc"), "x")).toEqual({ text: "a\nb\nc", isLatin1: false });
    expect(readFileText(Uint8Array.of(0xff, 0xfe, 0x61, 0), "x")).toEqual({ text: "a", isLatin1: false });
    expect(readFileText(Uint8Array.of(0xe9), "x")).toEqual({ text: "é", isLatin1: true });
  });
});
