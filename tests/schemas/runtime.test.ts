import { beforeAll, describe, expect, it } from "vitest";
import { SchemaShelf } from "./SchemaShelf.ts";
import { uiOf } from "./uiOf.ts";

let shelf: SchemaShelf;
beforeAll(async () => {
  shelf = await SchemaShelf.read();
});

const missing = (name: string, fields: string): readonly string[] =>
  fields.split(" ").filter((field) => !shelf.propertiesOf(name).includes(field));

describe("what a server reports of a stream", () => {
  it("has every field of the specification [C237]", () => {
    expect(
      missing(
        "stream-stats",
        "alive bitrate bufferings bytes_in bytes_out client_count dvr_enabled dvr_info input_error_rate input_media_info media_info last_access_at last_dts lifetime out_bandwidth position publish_enabled remote retry_count running running_transcoder source_error start_running_at ts_delay url published_from published_via status agent_status current_agent_id",
      ),
    ).toEqual([]);
  });

  it("names the active source and counts bytes and clients [S131]", () => {
    expect(
      missing("stream-stats", "url alive running bytes_in bytes_out client_count media_info input_media_info"),
    ).toEqual([]);
    expect(
      shelf.problems("stream-stats", {
        url: "udp://239.0.0.1:1234",
        alive: true,
        running: true,
        bytes_in: 1,
        bytes_out: 2,
        client_count: 3,
      }),
    ).toEqual([]);
    expect(shelf.problems("stream-stats", { alive: "yes", client_count: -1 })).toEqual([
      "/alive type",
      "/client_count minimum",
    ]);
  });

  it("may carry errors, the publisher, the agent and the transcoder [S133]", () => {
    expect(
      missing(
        "stream-stats",
        "source_error published_from published_via agent_status current_agent_id running_transcoder start_running_at bitrate dvr_info",
      ),
    ).toEqual([]);
    expect(shelf.problems("stream-stats", { agent_status: "something_new" })).toEqual([]);
  });

  it("has an archive with depth, disk size, duration, from and ranges [C238]", () => {
    expect(missing("dvr-info", "depth disk_size duration from ranges")).toEqual([]);
    expect(shelf.problems("dvr-info", { from: 1700000000, ranges: [{ from: 1700000000, duration: 60 }] })).toEqual([]);
    expect(shelf.problems("dvr-info", { ranges: [{ from: 1 }] })).toEqual(["/ranges/0 required"]);
  });

  it("describes input and output by width, height and tracks [C239]", () => {
    for (const name of ["input_media_info", "media_info"]) {
      for (const part of ["width", "height", "tracks"])
        expect(shelf.field("stream-stats", `/${name}/${part}`).title).toBeTruthy();
    }
  });

  it("measures the lifetime in milliseconds [C240]", () => {
    expect(uiOf(shelf.field("stream-stats", "/lifetime")).unit).toBe("milliseconds");
  });

  it("describes a video track by bitrate, codec, fps, size, profile and level [C241]", () => {
    expect(missing("track", "bitrate codec fps width height profile level")).toEqual([]);
    expect(
      shelf.problems("track", {
        content: "video",
        codec: "h264",
        bitrate: 3500,
        fps: 25,
        width: 1920,
        height: 1080,
        profile: "high",
        level: "4.1",
      }),
    ).toEqual([]);
  });

  it("describes an audio track by channels, codec, lang, sample rate and track id [C242]", () => {
    expect(missing("track", "channels codec lang sample_rate track_id")).toEqual([]);
    expect(
      shelf.problems("track", {
        track_id: "a1",
        content: "audio",
        codec: "aac",
        channels: 2,
        lang: "eng",
        sample_rate: 48000,
      }),
    ).toEqual([]);
  });

  it("says of a track whether it is video or audio, and its bitrate in kbit/s [S132]", () => {
    expect(missing("track", "track_id codec content width height size bitrate")).toEqual([]);
    expect(uiOf(shelf.field("track", "/bitrate")).unit).toBe("kilobits");
    expect(shelf.problems("track", { content: "smell" })).toEqual(["/content enum"]);
  });
});

describe("what a server reports of files, mirrors and itself", () => {
  it("describes an open file [C250]", () => {
    expect(missing("vod-file", "bytes_in bytes_out client_count name position prefix url worker_count")).toEqual([]);
  });

  it("describes a file of the browser as directory or file [C251]", () => {
    expect(missing("file-entry", "name type size prefix")).toEqual([]);
    expect(shelf.field("file-entry", "/type").enum).toEqual(["directory", "file"]);
    expect(shelf.problems("file-entry", { name: "a", type: "link" })).toEqual(["/type enum"]);
  });

  it("describes a video of the Files browser by name, prefix and type [S198]", () => {
    expect(shelf.problems("file-entry", { name: "ad.mp4", prefix: "ads", type: "file" })).toEqual([]);
    expect(shelf.problems("file-entry", { name: "ad.mp4", prefix: "ads" })).toEqual([" required"]);
  });

  it("describes a mirrored server by its stream names and its error [C254]", () => {
    expect(missing("mirror-server", "stream_names error")).toEqual([]);
    expect(shelf.problems("mirror-server", { stream_names: ["news"], error: "timeout" })).toEqual([]);
    expect(shelf.problems("mirror-server", { stream_names: "news" })).toEqual(["/stream_names type"]);
  });

  it("has notifications with the next version and errors by their code [C228]", () => {
    expect(missing("notifications", "next_version errors")).toEqual([]);
    expect(
      shelf.problems("notifications", { next_version: "24.02", errors: { rtmp_port: "Port 1935 is taken." } }),
    ).toEqual([]);
    expect(shelf.problems("notifications", { errors: ["text"] })).toEqual(["/errors type"]);
  });

  it("has totals with the hostname and the vsaas flag [S185]", () => {
    expect(missing("server-stats", "hostname vsaas")).toEqual([]);
    expect(shelf.problems("server-stats", { hostname: "edge1", vsaas: true })).toEqual([]);
    expect(shelf.problems("server-stats", { vsaas: "on" })).toEqual(["/vsaas type"]);
  });

  it("has server info with every field of the specification [C257]", () => {
    expect(
      missing(
        "server-info",
        "version build uptime input_kbit output_kbit total_streams online_streams opened_files total_clients retroview_enabled retroview_configured disks partitions chassis capabilities transcoder_devices",
      ),
    ).toEqual([]);
    for (const pattern of ["/chassis/coders/*/id", "/capabilities/url_publish", "/transcoder_devices/*/type"]) {
      expect(shelf.field("server-info", pattern).title, pattern).toBeTruthy();
    }
  });

  it("describes a partition by path and usage percent [C258]", () => {
    expect(shelf.problems("server-info", { version: "1", partitions: [{ path: "/", usage: 40.5 }] })).toEqual([]);
    expect(shelf.problems("server-info", { version: "1", partitions: [{ path: "/", usage: 140 }, {}] })).toEqual([
      "/partitions/0/usage maximum",
      "/partitions/1 required",
    ]);
    expect(uiOf(shelf.field("server-info", "/partitions/*/usage")).unit).toBe("percent");
  });

  it("describes a transcoder device by type, memory and gpu stats [C259]", () => {
    expect(missing("transcoder-device", "type memory gpu")).toEqual([]);
    for (const type of ["qsv", "nvenc", "coder"])
      expect(
        shelf.problems("transcoder-device", { id: "0", type, memory: { total: 8, used: 2 }, gpu: { utilization: 40 } }),
      ).toEqual([]);
    expect(shelf.problems("transcoder-device", { id: "0", type: "abacus" })).toEqual(["/type enum"]);
  });

  it("names every transcoder device by id and type [S150]", () => {
    expect(shelf.problems("server-info", { version: "1", transcoder_devices: [{ id: "cpu", type: "cpu" }] })).toEqual(
      [],
    );
    expect(shelf.problems("server-info", { version: "1", transcoder_devices: [{ type: "cpu" }] })).toEqual([
      "/transcoder_devices/0 required",
    ]);
  });

  it("describes a certificate by domains, issuer and end of validity [C260]", () => {
    for (const name of ["domains", "issuer_name", "valid_till"])
      expect(shelf.field("certificate", `/cert/${name}`).title).toBeTruthy();
  });

  it("gives a map of files beside the certificate [C261]", () => {
    expect(shelf.problems("certificate", { cert: { domains: ["a.com"] }, files: { "server.crt": true } })).toEqual([]);
    expect(shelf.problems("certificate", { files: ["server.crt"] })).toEqual(["/files type"]);
  });

  it("describes a coder [S192]", () => {
    expect(missing("coder", "id status stage streams power temperature load uptime progress")).toEqual([]);
    expect(shelf.problems("coder", { id: "c1", status: "booting", stage: 9 })).toEqual([]);
    expect(shelf.problems("coder", { id: "c1", status: "booting", stage: 10 })).toEqual(["/stage maximum"]);
  });

  it("knows the coder states working, starting, booting, offline and unknown [S193]", () => {
    expect(shelf.field("coder", "/status").enum).toEqual(["working", "starting", "booting", "offline", "unknown"]);
  });

  it("describes a log upload by comment and ticket [S194]", () => {
    expect(missing("log-upload", "comment ticket")).toEqual([]);
    expect(shelf.problems("log-upload", { comment: "it hangs", ticket: "T-1" })).toEqual([]);
    expect(shelf.problems("log-upload", { comment: "abc" })).toEqual(["/comment minLength"]);
  });
});

describe("sessions, history and the cluster", () => {
  it("describes a live session [C252] [S174]", () => {
    expect(missing("session", "id type ip country bytes_sent duration token user_id user_agent")).toEqual([]);
    expect(
      shelf.problems("session", { id: "1", type: "hls", ip: "10.0.0.1", country: "AL", bytes_sent: 5, duration: 1000 }),
    ).toEqual([]);
    expect(shelf.problems("session", { type: "hls", country: "ALB" })).toEqual([" required", "/country format"]);
  });

  it("reads a session's protocol from type, else from proto", () => {
    expect(shelf.field("session", "/type").description).toContain("type is read first");
    expect(shelf.problems("session", { id: "1", proto: "hls" })).toEqual([]);
  });

  it("describes a past session [S175]", () => {
    expect(missing("history-session", "id type ip country created_at deleted_at bytes_sent user_id")).toEqual([]);
    for (const name of ["created_at", "deleted_at"])
      expect(uiOf(shelf.field("history-session", `/${name}`)).unit).toBe("milliseconds");
  });

  it("says how long a past session lasted, and one that still runs", () => {
    expect(shelf.node("history-session").description).toMatch(/deleted_at minus created_at.*counts until now/);
    expect(shelf.problems("history-session", { id: "1", created_at: 5 })).toEqual([]);
  });

  it("describes a report row [S177]", () => {
    expect(missing("history-report", "type country avg_duration total_duration avg_bytes total_bytes count")).toEqual(
      [],
    );
    expect(shelf.problems("history-report", { type: "hls", count: 2, avg_duration: 1.5 })).toEqual([]);
  });

  it("describes a cluster server [S179]", () => {
    expect(
      missing(
        "cluster-server",
        "name persistent ports is_peer is_source cpu_usage memory_usage client_count stream_count input_bitrate output_bitrate bandwidth_usage version uptime fetch_delay",
      ),
    ).toEqual([]);
    for (const name of ["http", "https", "rtmp"])
      expect(shelf.field("cluster-server", `/ports/${name}`).type).toBe("integer");
  });

  it("lists streams with the servers they run at [S180]", () => {
    expect(shelf.problems("ingest", { streams: [{ name: "news", running_at: ["edge1"] }] })).toEqual([]);
    expect(shelf.problems("ingest", { streams: [{ name: "news", running_at: "edge1" }] })).toEqual([
      "/streams/0/running_at type",
    ]);
  });

  it("describes a cluster source [S181]", () => {
    expect(missing("cluster-source", "proto name port prefix stream_count only except")).toEqual([]);
    expect(shelf.problems("cluster-source", { name: "origin", only: [1] })).toEqual(["/only/0 type"]);
  });

  it("counts shows and views of each file by stream [S197]", () => {
    expect(shelf.problems("ad-stats", { news: [{ name: "ads/a.mp4", show_count: 3, view_count: 9 }] })).toEqual([]);
    expect(shelf.problems("ad-stats", { news: [{ show_count: -1 }] })).toEqual([
      "/news/0 required",
      "/news/0/show_count minimum",
    ]);
  });

  it("takes frames of the events socket with a revision and a partial mark", () => {
    expect(
      shelf.problems("config-event", { event: "current_config_delta", data: {}, partial_update: true, rev: 4 }),
    ).toEqual([]);
    expect(shelf.problems("config-event", { data: {} })).toEqual([" required"]);
    expect(
      shelf.problems("pulse", {
        last_dts: 5,
        partial_update: true,
        overview: { minute: [{ label: "in", data: [[1, 2]] }] },
      }),
    ).toEqual([]);
  });
});
