import { describe, expect, it } from "vitest";
import { fitsSource, sourceHosts, urlHost } from "../../../src/model/stream/sourceHosts.ts";

describe("the host of an input", () => {
  it.each([
    ["udp://239.0.0.1:5000", "239.0.0.1"],
    ["rtsp://user:p%40ss@Cam.Local/1", "cam.local"],
    ["hls://[::1]:8080/a.m3u8", "[::1]"],
    ["tshttp://a.tv?x=1", "a.tv"],
    ["udp://a.tv#1:2", "a.tv"],
    ["rtsp://cam/1?from=a@b", "cam"],
    ["x://a.tv", "a.tv"],
    ["srt://:9000", undefined],
    ["udp://", undefined],
    ["udp:///a", undefined],
    ["://a.tv", undefined],
    ["FILE://movies/a.mp4", undefined],
    ["file://movies/a.mp4", undefined],
    ["fake://fake", undefined],
    ["publish://", undefined],
    ["nonsense", undefined],
  ])("of %s is %s", (url, host) => {
    expect(urlHost(url)).toBe(host);
  });

  it("is named once for a stream that has two inputs of it", () => {
    expect(sourceHosts({ urls: ["udp://a:1", { url: "udp://a:2" }, "file://c", "udp://b:1"] })).toEqual(["a", "b"]);
  });
});

describe("the source filter", () => {
  it("takes publishing as the switch says, and no sources as no input at all", () => {
    expect(fitsSource({ urls: ["publish://"] }, "published", [])).toBe(true);
    expect(fitsSource({ publish_enabled: true, urls: ["udp://a"] }, "published", [])).toBe(true);
    expect(fitsSource({ urls: ["udp://a"] }, "published", [])).toBe(false);
    expect(fitsSource({}, "noSources", [])).toBe(true);
    expect(fitsSource({ urls: ["publish://"] }, "noSources", [])).toBe(false);
    expect(fitsSource({ urls: ["file://a"] }, "noSources", [])).toBe(false);
  });

  it("takes a host for those that have an input from one of the hosts found", () => {
    const stream = { urls: ["udp://a", "udp://b"] };
    expect(["a", "b", "c"].map((host) => fitsSource(stream, host, [host]))).toEqual([true, true, false]);
    expect(fitsSource({}, "a", ["a"])).toBe(false);
  });
});
