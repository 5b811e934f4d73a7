import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isPlainHttp, lacksScheme, newStream, newStreamWords } from "../../../src/model/media/newMedia.ts";
import type { Json } from "../../../src/model/Json.ts";
import { valueAt } from "../../../src/model/configPath.ts";
import { listText } from "../../../src/texts/en/streamList.ts";
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

describe("a source without a scheme", () => {
  const stream = new Set([
    "",
    "u",
    "udp",
    "udp:",
    "udp:/",
    "udp://",
    "udp://239.0.0.1:1234",
    "mpts-dvb://a",
    "UDP://a",
  ]);

  it("is what begins as a host or a path does, and none that is still being typed", () => {
    for (const url of stream) expect(lacksScheme(url), url).toBe(false);
    for (const url of ["127.0.0.1", "a.tv/live", "host:8080", "/films/a.ts", "udp:/a", "://a", "1a://b"])
      expect(lacksScheme(url), url).toBe(true);
  });

  it("is warned of by the schema as by the form for a new stream", () => {
    const schema: Json = JSON.parse(readFileSync("schemas/config/stream-input.json", "utf8"));
    const at = (path: string) => valueAt(schema, ["properties", "url", "x-ui", "warnings", "0", ...path.split("/")]);
    expect(at("message")).toBe(listText("media.add.noScheme"));
    const pattern = new RegExp(JSON.stringify(at("when/not/pattern")).slice(1, -1));
    for (const url of [...stream, "127.0.0.1", "a.tv/live", "host:8080", "udp:/a", "://a"])
      expect(!pattern.test(url), url).toBe(lacksScheme(url));
  });
});
