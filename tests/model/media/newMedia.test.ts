import { describe, expect, it } from "vitest";
import { isPlainHttp, newStream, newStreamWords } from "../../../src/model/media/newMedia.ts";
import { loadTypedCheck } from "../../../src/model/entity/checkEntity.ts";
import { englishTexts } from "../../support/englishTexts.ts";

describe("a new stream", () => {
  const path = ["streams", "news"];

  it("has its name and its source, or none", () => {
    expect(newStream("news", "udp://a")).toEqual([path, { name: "news", urls: [{ url: "udp://a" }] }]);
    expect(newStream("news", "")).toEqual([path, { name: "news" }]);
  });

  it("that others publish to says so the way the server understands", () => {
    expect(newStream("news", "publish://")).toEqual([path, { name: "news", urls: [{ url: "publish://" }] }]);
    expect(newStream("news", "publish://", false)).toEqual([path, { name: "news", publish_enabled: true }]);
    expect(newStream("news", "udp://a", false)).toEqual([path, { name: "news", urls: [{ url: "udp://a" }] }]);
  });
});

const check = await loadTypedCheck("stream");
const said = (name: string, url: string) =>
  Object.fromEntries(Object.entries(newStreamWords(name, url, check)).filter(([, words]) => words !== undefined));

describe("what is said of a new stream before it is created", () => {
  it("is nothing of a plain name and a source that says what is in it, of what is not typed yet, without a check", () => {
    expect(said("news-1_a", "hls://origin/news.m3u8")).toEqual({});
    expect(said("", "")).toEqual({});
    expect(said("news", "publish://")).toEqual({});
    expect(Object.values(newStreamWords("a+b", "http://a", undefined)).every((words) => words === undefined)).toBe(
      true,
    );
  });

  it.each("+ ? % @ ~ # & * / \\ | ^ < >".split(" "))("is a warning of %s in its name", (character) => {
    const nameWarning = "This name contains special characters. Application may not work properly.";
    expect(said(`a${character}b`, "")).toEqual({ nameWarning });
  });

  it("is a warning of a name that is below the console's own addresses", () => {
    expect(said("admin", "")).toEqual({ nameWarning: expect.stringContaining("are the console's: nobody can play") });
  });

  it.each(["http://a/b", "HTTPS://a"])("is an error of %j, which says not what is in it", (url) => {
    expect(said("news", url)).toEqual({ urlError: "specify hls:// or tshttp:// protocol" });
  });

  it("is none of an address that only has one of the web in it", () => {
    expect(["tshttp://a", "hls://a?from=http://b", "http:/a", "https"].filter(isPlainHttp)).toEqual([]);
  });
});

const warningsOf = (url: string): readonly string[] => Object.values(said("news", url));

describe("a source without a scheme", () => {
  it("is what begins as a host or a path does, and none that is still being typed", () => {
    for (const url of ["", "u", "udp", "udp:", "udp:/", "udp://", "udp://239.0.0.1:1234", "mpts-dvb://a", "UDP://a"])
      expect(warningsOf(url), url).toEqual([]);
    for (const url of ["127.0.0.1", "a.tv/live", "host:8080", "/films/a.ts", "udp:/a", "://a", "1a://b"])
      expect(warningsOf(url), url).toHaveLength(1);
  });

  it("is warned of in the words of its schema, which no text of the console repeats", () => {
    const [warning] = warningsOf("a.tv/live");
    expect(warning).toMatch(/^The server fetches only addresses that begin with a scheme/);
    expect(Object.entries(englishTexts).filter(([, words]) => words === warning)).toEqual([]);
  });
});

describe("a source whose address leads nowhere", () => {
  it.each([
    "udp://239.0.0.1:65536",
    "hls://a:99999/x",
    "rtsp://u:70000@a:700000",
    "rtmp://[::1]:065536?a",
    "udp://a:70000#b",
  ])("is warned of for the port of %s", (url) =>
    expect(warningsOf(url)).toEqual([expect.stringMatching(/^The port of the address is above 65535/)]),
  );

  it.each(["udp://239.0.0.1:65535", "hls://a/x:99999", "rtsp://u:70000@a:554", "rtmp://[70000::1]/a", "udp://a:00080"])(
    "is not %s",
    (url) => expect(warningsOf(url)).toEqual([]),
  );

  it.each(["udp://a\u200B:1", "hls://a\u202Etv/x", "rtsp://a/\u0007"])(
    "is warned of for what is hidden in %j",
    (url) => {
      expect(warningsOf(url)).toEqual([expect.stringMatching(/^The address holds characters that nobody sees/)]);
    },
  );
});
