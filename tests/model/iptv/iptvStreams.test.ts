import { describe, expect, it } from "vitest";
import { iptvEdits, iptvStreams } from "../../../src/model/iptv/iptvStreams.ts";
import { iptvUserOf, playlistKey, playlistLinks } from "../../../src/model/iptv/iptvUser.ts";

const flag = ["streams", "news", "meta", "iptv"];
const url = ["streams", "news", "auth", "url"];

describe("a stream that is enabled for IPTV", () => {
  it("has meta.iptv set, and loses it when it is disabled [S283]", () => {
    const own = { auth: { url: "http://middleware.example.com/auth" } };
    expect(iptvEdits("news", own, true)).toEqual([[flag, true]]);
    expect(iptvEdits("news", { ...own, meta: { iptv: true } }, false)).toEqual([[flag, undefined]]);
  });

  it.each([{}, { auth: {} }, { auth: { url: "" } }, { auth: { url: null } }])(
    "asks the users of this server where nobody else is asked: %j [S284]",
    (stream) => {
      expect(iptvEdits("news", stream, true)).toEqual([
        [flag, true],
        [url, "iptv://localhost"],
      ]);
    },
  );

  it("keeps the backend that somebody set [S284]", () => {
    const stream = { auth: { url: "auth://main" } };
    expect(iptvEdits("news", stream, true)).toEqual([[flag, true]]);
  });
});

describe("a stream that is disabled for IPTV", () => {
  it.each([
    "iptv://localhost",
    "IPTV://localhost",
    "iptv://",
    "http://localhost/tv/auth",
    "https://127.0.0.1:8080/tv/auth",
    "http://[::1]/tv/auth?x=1",
    "/tv/auth",
  ])("asks %s no more [S285] [S287]", (address) => {
    expect(iptvEdits("news", { meta: { iptv: true }, auth: { url: address } }, false)).toEqual([
      [flag, undefined],
      [url, undefined],
    ]);
  });

  // Read literally, S286 would clear each of these; S287 is decided so that they stay.
  it.each([
    "http://middleware.example.com/tv/auth",
    "http://localhost/tv/authority",
    "http://localhost.example.com/tv/auth",
    "http://localhost/other",
    "auth://main",
    "vsaas://",
    "securetoken://key",
  ])("goes on asking %s, which is somebody's own [S286] [S287]", (address) => {
    expect(iptvEdits("news", { meta: { iptv: true }, auth: { url: address } }, false)).toEqual([[flag, undefined]]);
  });
});

describe("the streams of the IPTV page", () => {
  it("are told by their flag and by whom they ask, whatever the config holds", () => {
    expect(
      iptvStreams({
        news: { title: "News", meta: { iptv: true }, auth: { url: "http://localhost/tv/auth" } },
        sport: { meta: { iptv: false }, auth: { url: "auth://main" } },
        odd: null,
      }),
    ).toEqual([
      { name: "news", title: "News", isEnabled: true, asksOwnBackend: false },
      { name: "sport", title: "", isEnabled: false, asksOwnBackend: true },
      { name: "odd", title: "", isEnabled: false, asksOwnBackend: false },
    ]);
    expect(iptvStreams(undefined)).toEqual([]);
  });
});

describe("the playlist of a user", () => {
  it("is at its address, for MPEG-TS with the type behind [S090] [S091]", () => {
    expect(playlistLinks("http://tv.example.com", { id: 7, key: "a b&c" })).toEqual({
      hls: "http://tv.example.com/tv/playlists/7.m3u?key=a%20b%26c",
      mpegts: "http://tv.example.com/tv/playlists/7.m3u?key=a%20b%26c&type=mpegts",
    });
  });

  it("is nowhere without a key", () => {
    expect(playlistLinks("http://tv.example.com", { id: 7 })).toBeUndefined();
  });

  it("is guarded by a key of 128 random bits", () => {
    expect(playlistKey((count) => new Uint8Array(count).fill(10))).toBe("0a".repeat(16));
  });

  it("is of a user that holds what was typed, and no id of its own making", () => {
    expect(iptvUserOf({ id: 3, name: "Ann", email: "ann@example.com", max_sessions: 2, key: null })).toEqual({
      name: "Ann",
      email: "ann@example.com",
      max_sessions: 2,
    });
  });
});
