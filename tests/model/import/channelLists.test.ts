import { describe, expect, it } from "vitest";
import { readCsv, readM3u } from "../../../src/model/import/channelLists.ts";
import { refusalOf } from "./refusal.ts";

const m3u = (...lines: readonly string[]) => readM3u(lines.join("\n"), "list.m3u");
const csv = (...lines: readonly string[]) => readCsv(lines.join("\n"), "table.csv");

describe("an M3U list", () => {
  it("gives each channel its line, name, title and address", () => {
    const channels = m3u(
      "#EXTM3U url-tvg=http://guide",
      '#EXTINF:-1 tvg-id="one" group-title="News, sport",Channel one',
      "#EXTVLCOPT:network-caching=1000",
      "udp://239.0.0.1:1234",
      "",
      '#EXTINF:-1 tvg-name="Two",',
      "http://a/two/index.m3u8",
      "rtsp://cam/gate.sdp",
    );
    expect(channels).toEqual([
      { line: 2, name: "one", title: "Channel one", url: "udp://239.0.0.1:1234" },
      { line: 6, name: "Two", title: "Two", url: "http://a/two/index.m3u8" },
      { line: 8, name: "gate", title: "", url: "rtsp://cam/gate.sdp" },
    ]);
  });

  it("may have a line of millions of letters", () => {
    const [channel] = m3u(`#EXTINF:-1 x="${"q".repeat(8_000_000)}",One`, "udp://239.0.0.1:1");
    expect(channel).toMatchObject({ title: "One" });
    expect(m3u(`#EXTINF:${"-1 ".repeat(3_000_000)},Two`, "udp://239.0.0.1:1")[0]).toMatchObject({ title: "Two" });
  });

  it("may have blanks around all it says", () => {
    expect(m3u('  #EXTINF: -1 tvg-id=" one " tvg-name=" First " ,  Channel one ', " udp://239.0.0.1:1 ")).toEqual([
      { line: 1, name: "one", title: "Channel one", url: "udp://239.0.0.1:1" },
    ]);
    expect(m3u('#EXTINF:-1 tvg-name=" First ",', "udp://239.0.0.1:1")).toMatchObject([
      { name: "First", title: "First" },
    ]);
  });

  it("has titles with commas, quotes and the line breaks of other systems in them", () => {
    const titleIn = (line: string) => m3u(line, "udp://239.0.0.1:1")[0]?.title;
    expect(titleIn('#EXTINF:-1,News, "the" best')).toBe('News, "the" best');
    expect(titleIn("#EXTINF:-1,One\u2028Two")).toBe("One\u2028Two");
    expect(titleIn('#EXTINF:-1 tvg-id="one,Channel one'), "the quote is not closed").toBe("one,Channel one");
    expect(titleIn("#EXTINF:-1,About #EXT-X-STREAM-INF")).toBe("About #EXT-X-STREAM-INF");
    expect(m3u('#EXTINF:-1,About tvg-id="x"', "udp://239.0.0.1:1")[0]?.name).toBe('About tvg-id="x"');
  });

  it("names a channel that is called nothing after its address", () => {
    expect(m3u("#EXTINF:-1,", "http://a/news/index.m3u8")).toEqual([
      { line: 1, name: "news", title: "", url: "http://a/news/index.m3u8" },
    ]);
  });

  it.each([
    ["http://a/live/news.hd.ts", "news.hd"],
    ["http://a/news/", "news"],
    ["http://a/news/index.m3u8", "news"],
    ["http://a/news/mono.m3u8?token=/b", "news"],
    ["http://a/news/playlist", "news"],
    ["http://a/news/mpegts", "news"],
    ["http://a/reindex.m3u8", "reindex"],
    ["http://a/index-2.m3u8", "index-2"],
    ["http://a/news/index.fmp4.m3u8", "index.fmp4"],
    ["http://a/index.m3u8", ""],
    ["udp://239.0.0.1:1234", ""],
    ["udp://239.0.0.1:1234?ttl=/2", ""],
  ])("of addresses alone takes the last word of %s: %j", (url, name) => {
    expect(m3u(url)).toEqual([{ line: 1, name, title: "", url }]);
  });

  it("keeps a channel without an address, to be told at its line, also the last one", () => {
    const channels = m3u("#EXTINF:-1,One", "#EXTINF:-1,Two", "udp://239.0.0.1:1", "#EXTINF:-1,Three");
    expect(channels.map(({ line, name, url }) => [line, name, url])).toEqual([
      [1, "One", ""],
      [2, "Two", "udp://239.0.0.1:1"],
      [4, "Three", ""],
    ]);
  });

  it("keeps words that are no address as they are, and takes no title from a comment", () => {
    expect(m3u("hello", "# was #EXTINF:-1,Old", "udp://239.0.0.1:1")).toEqual([
      { line: 1, name: "", title: "", url: "hello" },
      { line: 3, name: "", title: "", url: "udp://239.0.0.1:1" },
    ]);
  });

  it.each(["#EXT-X-TARGETDURATION:4", "#EXT-X-STREAM-INF:BANDWIDTH=1", "#ext-x-media-sequence:1"])(
    "is refused where it is the playlist of one stream: %s",
    (tag) => {
      expect(refusalOf(() => m3u("#EXTM3U", tag, "#EXTINF:4,", "http://a/1.ts"))).toMatchObject({
        kind: "no-channels",
        message: "list.m3u is not an M3U list of channels.",
        faults: [
          { line: 2, message: "This is the playlist of one HLS stream. Make its own address the source of a stream." },
        ],
      });
    },
  );

  it("is refused where it has no address at all, at the line where the first one is expected", () => {
    expect(refusalOf(() => m3u("#EXTM3U", "hello", "world"))).toMatchObject({
      message: "list.m3u is not an M3U list of channels.",
      faults: [{ line: 2, message: "An address is expected, such as udp://239.0.0.1:1234." }],
    });
    expect(refusalOf(() => m3u("#EXTM3U", "#EXTINF:-1,One")).faults).toEqual([]);
  });
});

describe("a table of channels", () => {
  it("may be wider than anybody needs", () => {
    expect(csv(`one,udp://239.0.0.1:1${",".repeat(200_000)}`)).toMatchObject([
      { name: "one", url: "udp://239.0.0.1:1" },
    ]);
  });

  it.each([
    ["commas", "name,url\nnews,udp://239.0.0.1:1"],
    ["semicolons", "name;url\nnews;udp://239.0.0.1:1"],
    ["tabs", "name\turl\nnews\tudp://239.0.0.1:1"],
    ["a separator it names", "sep=|\nname|url\nnews|udp://239.0.0.1:1"],
    ["blanks around its values", " name , url \n news , udp://239.0.0.1:1 "],
    ["words of another language for its columns", "Name;Adresse;Titel\nnews;udp://239.0.0.1:1;News"],
    ["other words for its columns", "Stream,Input\nnews,udp://239.0.0.1:1"],
    ["columns nobody asked for", "group,name,url\nNews,news,udp://239.0.0.1:1"],
    ["no head", "udp://239.0.0.1:1,news\nudp://239.0.0.1:2,sport"],
    ["no head and the names first", "news,udp://239.0.0.1:1\nsport,udp://239.0.0.1:2"],
    ["a single column", "udp://239.0.0.1:1/news\nudp://239.0.0.1:2/sport", "udp://239.0.0.1:1/news"],
    ["a single column under a head", "url\nudp://239.0.0.1:1/news", "udp://239.0.0.1:1/news"],
  ])("is read with %s", (_name, table, url = "udp://239.0.0.1:1") => {
    expect(readCsv(table, "t.csv")[0]).toMatchObject({ name: "news", url });
  });

  it("is called by its name, else by its title, else after its address", () => {
    expect(csv("url,title,name", "udp://a,News,one", "udp://a,News", "http://a/three.ts")).toEqual([
      { line: 2, name: "one", title: "News", url: "udp://a" },
      { line: 3, name: "News", title: "News", url: "udp://a" },
      { line: 4, name: "three", title: "", url: "http://a/three.ts" },
    ]);
  });

  it("counts lines also after a cell of several, an empty one and the word for the separator", () => {
    const rows = csv(
      "sep=,",
      "name,title,url",
      'one,"a ""b""',
      'c",udp://239.0.0.1:1',
      "",
      ",,",
      "two,,udp://239.0.0.1:2",
    );
    expect(rows.map(({ line, title }) => [line, title])).toEqual([
      [3, 'a "b"\nc'],
      [7, ""],
    ]);
  });

  it("takes a first row with an address, or with no word for a column, for a channel", () => {
    expect(csv("stream,udp://239.0.0.1:1", "url,udp://239.0.0.1:2").map(({ name }) => name)).toEqual(["stream", "url"]);
    expect(csv("News,none yet", "sport,udp://239.0.0.1:2")).toEqual([
      { line: 1, name: "News", title: "", url: "none yet" },
      { line: 2, name: "sport", title: "", url: "udp://239.0.0.1:2" },
    ]);
  });

  it("sees in its first rows which column has the addresses", () => {
    const first = Array.from({ length: 20 }, (_, index) => `news-${index},udp://239.0.0.1:${index}`);
    const rest = Array.from({ length: 30 }, (_, index) => `http://a/${index}.png,later`);
    expect(csv(...first, ...rest).filter(({ url }) => url.startsWith("http"))).toEqual([]);
    expect(csv("a,A,udp://1", "b,http://guide,udp://2").map(({ url }) => url)).toEqual(["udp://1", "udp://2"]);
  });

  it.each([",", ";", "\t"])(
    "has its columns between %j, whatever lines are empty, short or have other signs in them",
    (sign) => {
      const lines = ["name;url", "News, the best;udp://239.0.0.1:1?sources=10.0.0.1,10.0.0.2", "Sport;hls://h/w.m3u8"];
      const of = (...written: readonly string[]) =>
        csv(
          ...written.map((line) =>
            line
              .split(";")
              .map((cell) => `"${cell}"`)
              .join(sign),
          ),
        ).map(({ name, url }) => [name, url]);
      const channels = [
        ["News, the best", "udp://239.0.0.1:1?sources=10.0.0.1,10.0.0.2"],
        ["Sport", "hls://h/w.m3u8"],
      ];
      expect(of(...lines)).toEqual(channels);
      const plain = (...written: readonly string[]) => csv(...written.map((line) => line.replace(";", sign)));
      const short = ["name;url", "News;udp://239.0.0.1:1", "Sport;hls://h/w.m3u8"];
      const urls = ["udp://239.0.0.1:1", "hls://h/w.m3u8"];
      expect(plain(...short, "").map(({ url }) => url)).toEqual(urls);
      expect(plain(...short.slice(1), "", "", "").map(({ url }) => url)).toEqual(urls);
      expect(plain("Our channels", "", ...short.slice(1), "Weather", "").map(({ url }) => url)).toEqual([
        "",
        ...urls,
        "",
      ]);
    },
  );

  it("has commas in its titles and addresses between other signs", () => {
    expect(csv("News, sport;udp://a?sources=1,2", "Films, series;udp://b?sources=1,2").map(({ url }) => url)).toEqual([
      "udp://a?sources=1,2",
      "udp://b?sources=1,2",
    ]);
  });

  it("takes a word for the separator on its first line only", () => {
    expect(csv("name,url", "news,http://a/?sep=1", "sport,udp://b").map(({ name }) => name)).toEqual(["news", "sport"]);
  });

  it("keeps a channel without an address, to be told at its line", () => {
    expect(csv("name,url", "news,", "sport,udp://b").map(({ line, url }) => [line, url])).toEqual([
      [2, ""],
      [3, "udp://b"],
    ]);
  });

  it("is refused with the lines that have more values than the head, of which the rest would be lost", () => {
    const wider = refusalOf(() =>
      csv("name,url", "a,udp://a,", "b,srt://h:9?streamid=r=x,m=publish", '"c",hls://h/a,b'),
    );
    expect(wider.faults).toEqual(
      [3, 4].map((line) => ({ line, message: expect.stringMatching(/more values than the first .* quotes/) })),
    );
    expect(csv("name,url", 'b,"srt://h:9?streamid=r=x,m=publish"')).toMatchObject([
      { url: "srt://h:9?streamid=r=x,m=publish" },
    ]);
    const headless = refusalOf(() => csv("a,udp://a,Gate 3", "b,http://h/x", "c,http://h/x,token=abc"));
    expect(headless.faults.map(({ line }) => line)).toEqual([3]);
    expect(refusalOf(() => readCsv("c;hls://h/a;b/i.m3u8", "t.csv")).faults).toHaveLength(1);
    // Where there are no titles that is said, and what makes it clear.
    const unsure = ["http://a/x.ts,News.ts", "http://a/b.m3u8,group=sports,Title"];
    const told = refusalOf(() => csv(...unsure)).faults.map(({ line, message }) => `${line} ${message}`);
    expect(told[0]).toMatch(/^1 News\.ts may be the rest of the address .* quotes .* titles, such as name,url\.$/);
    expect(told[1]).toMatch(/^2 group=sports may be/);
    expect(csv("url,name,title", ...unsure).map(({ name }) => name)).toEqual(["News.ts", "group=sports"]);
    const many = Array.from({ length: 30 }, () => "a,udp://a,b");
    expect(refusalOf(() => csv("name,url", ...many)).faults).toHaveLength(20);
  });

  it("is refused with the line of a quote that is not closed", () => {
    expect(refusalOf(() => csv("name,url", 'news,"udp://239.0.0.1:1', "b,c"))).toMatchObject({
      kind: "no-channels",
      message: "table.csv is not a CSV table of channels.",
      faults: [{ line: 2, message: expect.stringMatching(/quote/) }],
    });
    const many = Array.from({ length: 30 }, () => '"a"b",udp://239.0.0.1:1');
    expect(refusalOf(() => csv("name,url", ...many)).faults, "no more than can be read are told").toHaveLength(20);
  });

  it.each([
    ["has no column of addresses", ["name,title", "news,News"], { line: 1, message: "No column is headed url." }],
    [
      "has no address under its head",
      ["", "name,url", "news,none"],
      { line: 2, message: "An address is expected, such as udp://239.0.0.1:1234." },
    ],
    [
      "has neither a head nor an address",
      ["news,none"],
      { line: 1, message: "An address is expected, such as udp://239.0.0.1:1234." },
    ],
  ])("is refused where it %s", (_name, lines, fault) => {
    expect(refusalOf(() => csv(...lines))).toMatchObject({
      message: "table.csv is not a CSV table of channels.",
      faults: [fault],
    });
  });

  it("is refused where it is empty", () => {
    expect(refusalOf(() => csv(",", " "))).toMatchObject({
      message: "table.csv is not a CSV table of channels.",
      faults: [],
    });
  });
});
