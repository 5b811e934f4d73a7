import { describe, expect, it } from "vitest";
import { loadCheck } from "../../../src/generated/loadCheck.ts";
import { type ChannelRow, channelRows, editsOfRows, type WhenTaken } from "../../../src/model/import/channelRows.ts";
import type { Channel } from "../../../src/model/import/channelLists.ts";
import type { JsonObject } from "../../../src/model/Json.ts";

const check = await loadCheck("stream");
const streams: JsonObject = { news: { name: "news", urls: [{ url: "udp://239.0.0.1:1" }] }, empty: { name: "empty" } };
const channel = (line: number, name: string, url: string, title = ""): Channel => ({ line, name, title, url });
const rowsOf = (channels: readonly Channel[], whenTaken: WhenTaken = "skip") =>
  channelRows(channels, { check, streams, whenTaken });

describe("channels that are brought in", () => {
  it("become streams, or say at their line why they do not", () => {
    const rows = rowsOf([
      channel(1, "news", "udp://239.0.0.1:1"),
      channel(2, "News", "udp://239.0.0.1:2"),
      channel(3, "news", "udp://239.0.0.1:3"),
      channel(4, "web", "http://a/b"),
      channel(5, "list", "http://a/b/index.m3u8"),
      channel(6, "none", ""),
      channel(7, "words", "not yet known"),
    ]);
    expect(rows.map(({ id, line, name, url, becomes, note }) => [id, line, name, url, becomes, note])).toEqual([
      ["0", 1, "news", "udp://239.0.0.1:1", "same", undefined],
      ["1", 2, "News", "udp://239.0.0.1:2", "stream", undefined],
      ["2", 3, "news-2", "udp://239.0.0.1:3", "stream", undefined],
      ["3", 4, "web", "http://a/b", "wrong", expect.stringMatching(/tshttp/)],
      ["4", 5, "list", "hls://a/b/index.m3u8", "stream", undefined],
      ["5", 6, "none", "", "wrong", "The URL is missing."],
      ["6", 7, "words", "notyetknown", "wrong", "The URL begins with its scheme, as in udp://239.0.0.1:1234."],
    ]);
  });

  it("lose control characters, which the server takes in no text", () => {
    const rows = rowsOf([channel(1, "\u0007bell", "udp://239.0.0.9:\u00011", "\u0007bell\u001b 1")]);
    expect(rows).toMatchObject([{ name: "bell", title: "bell 1", url: "udp://239.0.0.9:1", becomes: "stream" }]);
    expect(JSON.stringify([...editsOfRows(rows, streams).values()])).not.toMatch(/\\u00/);
  });

  it("lose what cannot be seen, or turns what is seen, but for the joiners of a script", () => {
    const rows = rowsOf([
      channel(1, "ne\u200Bws-1", "udp://239.0.0.9:\u2060\u202E1", "\u202EOne\u200B"),
      channel(2, "fa", "udp://239.0.0.9:2", "نامه\u200Cای"),
    ]);
    expect(rows).toMatchObject([
      { name: "news-1", title: "One", url: "udp://239.0.0.9:1", becomes: "stream" },
      { name: "fa", title: "نامه\u200Cای", becomes: "stream" },
    ]);
  });

  it("come along with what is doubtful about their source, wherever a port stands that is none", () => {
    const wrong = ["udp://239.0.0.1:99999999", "rtsp://u:99999999@[::1]:65536/a", "hls://a:70000?x"];
    const right = [
      "rtsp://u:99999999@a/b",
      "udp://239.0.0.1:65535",
      "hls://[2001::99999]/a:99999",
      "dektec-asi://2174220023:1",
    ];
    const judged = (urls: readonly string[]) =>
      rowsOf(urls.map((url, at) => channel(at + 1, `c${at}`, url))).map(({ note }) => note);
    expect(judged(wrong)).toEqual(
      wrong.map(() => "The port of the address is above 65535: nothing is fetched from there."),
    );
    expect(judged(right)).toEqual(right.map(() => undefined));
    expect(rowsOf([channel(1, "a", "hls://a:70000")])).toMatchObject([{ becomes: "stream" }]);
    const [, twice] = rowsOf([channel(1, "a", "hls://a:70000"), channel(2, "b", "hls://a:70000")]);
    expect(twice?.note).toMatch(/^Line 1 has the same URL\. The port /);
  });

  it("keep no name from the ones after them where they are wrong, and count in made-up names all the same", () => {
    const rows = rowsOf([
      channel(1, "Sport", ""),
      channel(2, "Sport", "udp://239.0.0.1:2"),
      channel(3, "Sport", "udp://239.0.0.1:3"),
      channel(4, "?", "udp://239.0.0.1:4"),
    ]);
    expect(rows.map(({ name, becomes }) => [name, becomes])).toEqual([
      ["Sport", "wrong"],
      ["Sport", "stream"],
      ["Sport-2", "stream"],
      ["stream-4", "stream"],
    ]);
  });

  it("are wrong by an error of the stream they would be, not by a warning", () => {
    expect(rowsOf([{ ...channel(1, "a", "udp://1"), title: "x".repeat(100_000) }])).toMatchObject([
      { becomes: "stream" },
    ]);
    const errors = [{ instancePath: "/title", keyword: "maxLength", params: { limit: 5 } }];
    const refuses = Object.assign(() => false, { errors });
    const rows = channelRows([channel(1, "a", "udp://1")], { streams, whenTaken: "skip", check: refuses });
    expect(rows).toMatchObject([{ becomes: "wrong", note: expect.stringContaining("5 ") }]);
  });

  it("are told of the first line that has the same address, which is no fault", () => {
    const rows = rowsOf([
      channel(1, "a", "udp://239.0.0.9:1"),
      channel(2, "b", "udp://239.0.0.9:2"),
      channel(3, "c", "udp://239.0.0.9:1"),
      channel(4, "news", "udp://239.0.0.9:1"),
    ]);
    expect(rows.map(({ becomes, note }) => [becomes, note])).toEqual([
      ["stream", undefined],
      ["stream", undefined],
      ["stream", "Line 1 has the same URL."],
      ["taken", "Line 1 has the same URL."],
    ]);
  });

  it("are left out, renamed, or become another source where a stream has the name", () => {
    const becomes = (whenTaken: WhenTaken) => rowsOf([channel(1, "news", "udp://239.0.0.9:1")], whenTaken)[0];
    expect(becomes("skip")).toMatchObject({ becomes: "taken", name: "news" });
    expect(becomes("rename")).toMatchObject({ becomes: "stream", name: "news-2" });
    expect(becomes("source")).toMatchObject({ becomes: "source", name: "news" });
  });

  it("are renamed to what neither a stream nor another channel is called", () => {
    const held = { ...streams, "news-3": { name: "news-3" } };
    const channels = [channel(1, "news", "udp://a"), channel(2, "news-2", "udp://b")];
    const rows = channelRows(channels, { check, streams: held, whenTaken: "rename" });
    expect(rows.map(({ name }) => name)).toEqual(["news-4", "news-2"]);
  });
});

describe("the edits of channels", () => {
  const edits = (rows: readonly ChannelRow[]) =>
    [...editsOfRows(rows, streams)].map(([key, { path, base, mine }]) => {
      expect(path.map((word) => `/${word}`).join("")).toBe(key);
      return [key, base, mine];
    });

  it("make streams, with a title where the list has one", () => {
    expect(edits(rowsOf([channel(1, "one", "udp://1", "One"), channel(2, "two", "udp://2")]))).toEqual([
      ["/streams/one", undefined, { name: "one", title: "One", urls: [{ url: "udp://1" }] }],
      ["/streams/two", undefined, { name: "two", urls: [{ url: "udp://2" }] }],
    ]);
  });

  it("add sources to streams, also to one that has none", () => {
    expect(edits(rowsOf([channel(1, "news", "udp://2"), channel(2, "empty", "udp://3")], "source"))).toEqual([
      ["/streams/news/urls", [{ url: "udp://239.0.0.1:1" }], [{ url: "udp://239.0.0.1:1" }, { url: "udp://2" }]],
      ["/streams/empty/urls", undefined, [{ url: "udp://3" }]],
    ]);
  });

  it("are none for what is left out", () => {
    const left = rowsOf([channel(1, "news", "udp://2"), channel(2, "news", ""), channel(3, "a", "http://a/b")]);
    expect(left.map(({ becomes }) => becomes)).toEqual(["taken", "wrong", "wrong"]);
    expect(edits(left)).toEqual([]);
  });
});
