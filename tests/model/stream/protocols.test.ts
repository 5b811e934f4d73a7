import { describe, expect, it } from "vitest";
import {
  hasPortFor,
  isLinked,
  isPollingProtocol,
  isProtocolOn,
  isSegmentedSource,
  protocolInFull,
  protocolName,
  protocolNames,
  protocols,
  servedProtocols,
} from "../../../src/model/stream/protocols.ts";
import { passwordQuery, publishUrls } from "../../../src/model/stream/streamUrls.ts";
import { streamingScheme } from "../../../src/model/typingRewrites.ts";
import { text } from "../../../src/texts/text.ts";

const server = { protocol: "http:", hostname: "tv.example", port: "", rtmp: 1935, rtsp: 554 } as const;

describe("a source that comes in pieces", () => {
  it("is known by its scheme, with TLS or without", () => {
    const urls = ["hls://a/x", "HLSS://a/x", "m4f://a", "m4fs://a"];
    expect(urls.filter(isSegmentedSource)).toEqual(urls);
  });

  it("is none of another scheme, nor of none", () => {
    const urls = [
      "m4s://a",
      "tshttp://a/hls:",
      "udp://239.0.0.1:1",
      "rtmp://a/x",
      "http://a/x.m3u8",
      "hls",
      ":hls",
      "",
    ];
    expect(urls.filter(isSegmentedSource)).toEqual([]);
  });
});

describe("a row of the table", () => {
  it("says by which http addresses it is fetched, and the scheme that makes", () => {
    const schemes = protocolNames.flatMap((name) => protocols[name].source ?? []).map(({ scheme }) => scheme);
    const found = ["http://a/x.m3u8", "https://a/x.ts", "http://a/udp/1"].map(streamingScheme);
    expect(found).toEqual(["hls://", "tshttps://", "tshttp://"]);
    expect(schemes).toEqual(expect.arrayContaining(["hls", "tshttp"]));
    // A multicast proxy is mounted in small letters.
    expect(streamingScheme("http://a/UDP/1")).toBeUndefined();
  });

  it("holds all there is to publishing: what it is called, its address and the port that it needs", () => {
    const rows = (open: object) =>
      publishUrls("news", { ...server, ...open }).map(({ protocol, label, url }) => [protocol, text(label), url]);
    expect(rows({})).toEqual([
      ["rtmp", "RTMP", "rtmp://tv.example:1935/static/news"],
      ["webrtc", "WebRTC (WHIP)", "http://tv.example/news/whip"],
    ]);
    expect(rows({ rtmp: undefined })[0]).toEqual(["rtmp", "RTMP", undefined]);
  });

  it("is served by our own server, or says which of its addresses over HTTP are answered that it is not", () => {
    const told = protocolNames.filter((name) => {
      const urls = protocols[name].playedAt?.("news", server) ?? [];
      const paths = urls.filter((url) => url.startsWith("http:")).map((url) => new URL(url).pathname);
      const { served = [], unservedAt } = protocols[name];
      return served.length > 0 ? unservedAt === undefined : paths.every((path) => unservedAt?.test(path) === true);
    });
    expect(told).toEqual(protocolNames);
  });

  it("has an address wherever our own server plays it", () => {
    expect(servedProtocols("streams")).toEqual(["hls", "mpegts", "dash", "rtmp", "webrtc"]);
    expect(servedProtocols("files")).toEqual(["hls"]);
    for (const name of servedProtocols("streams")) expect(protocols[name].playedAt?.("news", server)).not.toEqual([]);
    expect(protocols.webrtc.playedAt?.("tv/news", server)).toEqual(["http://tv.example/tv/news/whep"]);
    expect(protocolNames.filter((name) => !isLinked(name))).toEqual(["m4f", "m4s", "webrtc"]);
  });
});

describe("the password behind an address to publish to", () => {
  it.each(["pw 1&x", "a+b%=#?", "$(id)`!'\"\\", "ä€😀"])("comes to the server as it is: %s", (password) => {
    const query = passwordQuery(password);
    expect(new URLSearchParams(query).get("password")).toBe(password);
    // Safe between the double quotes of a shell.
    expect(query).toMatch(/^\?password=[\w.~%-]+$/);
  });

  it("is none that breaks the page, whatever is typed", () => {
    expect(passwordQuery("a\ud800")).toBe("?password=a%EF%BF%BD");
  });
});

describe("what has no switch", () => {
  it("is on while neither others are the only ones nor all that are served are excepted", () => {
    const all = { hls: false, mpegts: false, dash: false, rtmp: false };
    expect([undefined, {}, { hls: false }, { ...all, dash: null }].map((one) => isProtocolOn(one, "webrtc"))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([{ hls: true }, all, { ...all, mss: true }].map((one) => isProtocolOn(one, "webrtc"))).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe("a switch", () => {
  it("that is set is followed, whatever the others say", () => {
    expect(isProtocolOn({ hls: true, dash: true }, "dash")).toBe(true);
    expect(isProtocolOn({ hls: true, dash: false }, "dash")).toBe(false);
    expect(isProtocolOn({ dash: false }, "dash")).toBe(false);
  });

  it("that is not set follows the rest: off where others are the only ones, else on", () => {
    const others = [undefined, null, {}, { hls: false }, { hls: false, mpegts: false, dash: false, rtmp: false }];
    expect(others.map((one) => isProtocolOn(one, "m4f"))).toEqual([true, true, true, true, true]);
    expect(isProtocolOn({ hls: true }, "m4f")).toBe(false);
    expect(isProtocolOn({ hls: false, mpegts: false, dash: false, rtmp: false }, "a newer one")).toBe(true);
  });
});

describe("the name of a protocol", () => {
  it("is that of its switch, or of how something is watched; else the word of the server", () => {
    const words = ["hls", "mpegts", "webrtc", "tshttp", "mp4", "download", "newer", "constructor", undefined];
    expect(words.map(protocolName)).toEqual([
      "HLS",
      "MPEG-TS",
      "WebRTC",
      "MPEG-TS",
      "MP4",
      "Download",
      "newer",
      "constructor",
      "",
    ]);
  });

  it("says in full what it stands for, where it is one", () => {
    expect(["mss", "hls", "webrtc", "tshttp"].map(protocolInFull)).toEqual([
      "MSS (Smooth Streaming)",
      "HLS",
      "WebRTC",
      undefined,
    ]);
  });
});

describe("what a protocol needs and does", () => {
  it("is a port of its own, or none", () => {
    const open = (ports: object) => ["rtmp", "rtsp", "hls", "newer"].map((name) => hasPortFor(name, ports));
    expect(open({})).toEqual([false, false, true, true]);
    expect(open({ rtmp: 1935, rtsp: "10.0.0.1:554" })).toEqual([true, true, true, true]);
  });

  it("is to ask again and again, for what comes in pieces over HTTP", () => {
    expect([...protocolNames, "newer"].filter(isPollingProtocol)).toEqual(["hls", "dash"]);
  });
});
