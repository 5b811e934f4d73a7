import { describe, expect, it } from "vitest";
import { isPlainHttp, newStream, newStreamWords } from "../../../src/model/media/newMedia.ts";
import { text } from "../../../src/texts/text.ts";

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

describe("what is said of a new stream before it is created", () => {
  it("is nothing of a plain name and a source that says what is in it", () => {
    expect(newStreamWords("news-1_a", "hls://origin/news.m3u8")).toEqual({});
  });

  it.each("+ ? % @ ~ # & * / \\ | ^ < >".split(" "))("is a warning of %s in its name", (character) => {
    expect(newStreamWords(`a${character}b`, "")).toEqual({ nameWarning: text("media.add.special") });
  });

  it.each(["http://a/b", "HTTPS://a", " https://a"])("is an error of %j, which says not what is in it", (url) => {
    expect(newStreamWords("news", url)).toEqual({ urlError: text("media.add.scheme") });
  });

  it("is none of an address that only has one of the web in it", () => {
    expect(["tshttp://a", "hls://a?from=http://b", "http:/a", "https"].filter(isPlainHttp)).toEqual([]);
  });
});
