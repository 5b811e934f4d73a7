import { beforeAll, describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/model/Json.ts";
import { SchemaShelf } from "./SchemaShelf.ts";
import { StreamDesk } from "./StreamDesk.ts";
import { uiOf } from "./uiOf.ts";

let shelf: SchemaShelf;
let desk: StreamDesk;
beforeAll(async () => {
  shelf = await SchemaShelf.read();
  desk = await StreamDesk.read();
});

describe("a stream", () => {
  it("has every field of the first document [C229]", () => {
    const fields =
      "auth cache disabled drm dvr external_dvr logo name position publish_enabled static stats thumbnails pushes transcoder urls protocols title meta push clients_timeout source_timeout max_sessions";
    expect(shelf.propertiesOf("stream")).toEqual(expect.arrayContaining(fields.split(" ")));
    expect(shelf.field("stream", "/meta/comment").title).toBe("Description");
  });

  it("has the fields of its overview and input pages, each of its type [S114]", () => {
    const sample: JsonObject = {
      title: "News",
      meta: { comment: "from the dish" },
      urls: [],
      static: true,
      disabled: false,
      protocols: {},
      password: "x",
      max_bitrate: 4000,
      on_publish: "/scripts/check.sh",
      source_timeout: 30,
      cluster_key: "k",
      backup: { file: "vod/b.mp4", timeout: 5, dvr: true },
    };
    expect(shelf.propertiesOf("stream")).toEqual(
      expect.arrayContaining([...Object.keys(sample), "name", "prefix", "stats"]),
    );
    expect(desk.words(sample)).toEqual([]);
    for (const wrong of [{ max_bitrate: 1.5 }, { source_timeout: "30" }, { backup: { timeout: "5" } }, { urls: {} }]) {
      expect(desk.words(wrong), JSON.stringify(wrong)).toHaveLength(1);
    }
  });

  it("has the fields of its output, access and archive pages, each of its type [S118]", () => {
    const sample: JsonObject = {
      logo: { path: "@logo1" },
      thumbnails: { enabled: true },
      auth: { max_sessions: 10 },
      clients_timeout: 60,
      url_prefix: "http://cdn.example.com",
      add_audio_only: true,
      segment_count: 4,
      segment_duration: 5000,
      prepush: 3,
      provider: "Us",
      meta: { program_id: 5 },
      pushes: [{ url: "rtmp://example.com/static/news" }],
      dvr: { root: "/dvr" },
      external_dvr: false,
      cache: { path: "/ssd" },
      transcoder: { video: { "1": { bitrate: 1_000_000 } } },
      drm: { vendor: "keyos" },
    };
    expect(shelf.propertiesOf("stream")).toEqual(
      expect.arrayContaining([...Object.keys(sample), "push", "max_sessions"]),
    );
    expect(desk.words(sample)).toEqual([]);
    for (const [field, value] of Object.entries(sample)) {
      expect(desk.words({ [field]: typeof value === "object" ? "text" : {} }), field).toHaveLength(1);
    }
  });

  it("has an IPTV flag and an auth url [S119]", () => {
    expect(desk.words({ meta: { iptv: true }, auth: { url: "iptv://localhost" } })).toEqual([]);
    expect(desk.words({ meta: { iptv: "yes" }, auth: { url: 5 } })).toHaveLength(2);
  });

  it("keeps a program ID of 0 or more [S339]", () => {
    expect(desk.words({ meta: { program_id: 0 } })).toEqual([]);
    expect(desk.words({ meta: { program_id: -1 } })).toHaveLength(1);
  });

  it("keeps a segment count of 0 or more [S338]", () => {
    expect(desk.words({ segment_count: 0 })).toEqual([]);
    expect(desk.words({ segment_count: -1 })).toHaveLength(1);
  });

  it("keeps keys nobody has described", () => {
    expect(desk.words({ retry_limit: 10, meta: { coordinates: "1 2" }, dvr: { episodes_url: "x" } })).toEqual([]);
  });

  it("maps a protocol to true or false, or has it absent [S117]", () => {
    expect(desk.words({ protocols: { hls: true, rtmp: false } })).toEqual([]);
    expect(desk.words({ protocols: { hls: "only" } })).toHaveLength(1);
  });

  it("knows the protocols of the specification by their keys [S474]", () => {
    expect(shelf.propertiesOf("protocols")).toEqual("hls mss hds mpegts dash m4f m4s rtmp rtsp".split(" "));
  });

  it("stores prepush as false or as seconds and starts a specific one at 3", () => {
    for (const prepush of [false, 3]) expect(desk.words({ prepush })).toEqual([]);
    expect(desk.words({ prepush: "3" })).toHaveLength(1);
    expect(uiOf(shelf.field("stream", "/prepush")).options).toMatchObject({ number: 3 });
  });

  it("stores the segment duration in milliseconds and shows seconds, factor 1000 [S475]", () => {
    const duration = shelf.field("stream", "/segment_duration");
    expect(uiOf(duration)).toMatchObject({ unit: "milliseconds", options: { factor: 1000, suffix: "s" } });
    expect(duration["x-conf"]).toEqual({ factor: 1000 });
  });

  it("refuses a URL prefix that is not a server's address", () => {
    for (const url_prefix of ["http://example.com", "https://example.com:8080/"]) {
      expect(desk.words({ url_prefix }), url_prefix).toEqual([]);
    }
    for (const url_prefix of ["example.com", "rtmp://example.com", "http://example.com/path"]) {
      expect(desk.words({ url_prefix }), url_prefix).toEqual([
        "/url_prefix: Please specify in http://example.com:8080 format",
      ]);
    }
  });

  it("masks its password and its cluster key", () => {
    for (const field of ["/password", "/cluster_key"])
      expect(uiOf(shelf.field("stream", field)).secret, field).toBe(true);
  });

  it("saves start conditions and the enable switch at once", () => {
    for (const field of ["/static", "/disabled"]) {
      expect(uiOf(shelf.field("stream", field)).save, field).toMatchObject({ mode: "at-once" });
    }
  });

  it("hides from multi-edit what belongs to one stream", () => {
    for (const field of ["/name", "/title", "/provider", "/meta/program_id", "/pushes"]) {
      expect(uiOf(shelf.field("stream", field)).multi, field).toBe("hidden");
    }
  });
});
