import { describe, expect, it } from "vitest";
import type { ReportedStream } from "../../../src/model/stream/reportedStream.ts";
import { agentStatus, StreamView } from "../../../src/model/stream/StreamView.ts";

const urls = ["udp://main", { url: "udp://spare" }];
const viewOf = (stats: object, stream: ReportedStream = {}) => new StreamView({ urls, ...stream, stats });

describe("a stream as it is shown", () => {
  const playing = { alive: true, url: "udp://main", bitrate: 2500, lifetime: 61_000, client_count: 12_345 };

  it("has clients, a bitrate and a runtime while it plays", () => {
    const view = viewOf(playing);
    expect([view.clientCount, view.bitrateKbit, view.lifetimeMs]).toEqual([12_345, 2500, 61_000]);
    expect([view.clients, view.bitrate, view.runtime]).toEqual(["12,345", "2.500 Mbps", expect.stringMatching(/1/)]);
  });

  it("has neither a bitrate nor a runtime where it does not play; its clients may wait", () => {
    for (const alive of [false, "true", undefined]) {
      const view = viewOf({ ...playing, alive });
      expect([view.clientCount, view.bitrateKbit, view.lifetimeMs]).toEqual([12_345, 0, 0]);
      expect([view.clients, view.bitrate, view.runtime]).toEqual(["12,345", "", ""]);
    }
  });

  it("tells how much goes out where the server says so", () => {
    expect([850, "850", undefined].map((out_bandwidth) => viewOf({ out_bandwidth }).output)).toEqual([
      "850 kbps",
      "",
      "",
    ]);
  });

  it("has a status, with a warning for what runs badly", () => {
    const told = (stats: object, stream: ReportedStream = {}) => {
      const { status, short, dot } = viewOf(stats, stream);
      return [status.kind, short, dot];
    };
    expect(told(playing)).toEqual(["online", "on", "on"]);
    expect(told({ ...playing, input_error_rate: 5 })).toEqual(["drops", "on", "warn"]);
    expect(told({ source_error: "timeout" })).toEqual(["error", "err", "err"]);
    expect(told({}, { disabled: true })).toEqual(["disabled", "dis", "dis"]);
    const view = viewOf(playing);
    expect(view.status, "worked out once").toBe(view.status);
  });

  it("lacks sources where it stands by itself, not where another server brings it", () => {
    expect(new StreamView({}).status.kind).toBe("noSources");
    expect(new StreamView({}, "mirrored").status.kind).not.toBe("noSources");
  });

  it("shows the source in use, else the first one, without the password in it", () => {
    expect(viewOf({ url: "udp://spare" }).source).toBe("udp://spare");
    expect(viewOf({ url: null }).source).toBe("udp://main");
    expect(viewOf({}, { urls: [] }).source).toBe("");
    expect(viewOf({ url: "rtsp://me:secret@cam/1" }).source).toBe("rtsp://••••••@cam/1");
  });

  it("lists its sources but those that are published to, each with its state", () => {
    const stats = { alive: true, url: "udp://spare" };
    const view = viewOf(stats, { urls: ["publish://", ...urls, "udp://third"] });
    expect(view.fetchedByUse.map(({ url, kind }) => [url, kind])).toEqual([
      ["udp://spare", "online"],
      ["udp://main", "ready"],
      ["udp://third", "ready"],
    ]);
    expect(viewOf({}).fetchedByUse.map(({ url }) => url)).toEqual(["udp://main", "udp://spare"]);
  });

  it("is static unless it says otherwise, and says what it records and transcodes", () => {
    const stream = { static: false, dvr: { root: "/a" }, transcoder: { vb: 1 }, title: "News", meta: { comment: "c" } };
    const of = ({ isStatic, hasDvr, hasTranscoder, title, comment }: StreamView) => [
      isStatic,
      hasDvr,
      hasTranscoder,
      title,
      comment,
    ];
    expect(of(viewOf({}, stream))).toEqual([false, true, true, "News", "c"]);
    const odd = { static: true, dvr: null, transcoder: "x", title: 5, meta: { comment: 5 } };
    for (const none of [{}, odd, { ...odd, static: 0, meta: null }]) {
      expect(of(viewOf({}, none))).toEqual([true, false, false, "", ""]);
    }
    expect(viewOf({}, { title: "a\u202Eb" }).title).toBe("a[U+202E]b");
  });
});

describe("what comes in", () => {
  const media = (info: unknown) => viewOf({ input_media_info: info }).media;
  const tracks = [{ codec: "h264" }, { codec: "aac" }, { codec: "aac" }, {}, null];

  it("is the size of the picture and each codec once", () => {
    expect(media({ width: 1280, height: 720, tracks })).toBe("1280x720 h264 aac");
  });

  it("is told as far as it is known", () => {
    expect([{ tracks }, { width: 1280, tracks }, { height: 720, tracks }].map(media)).toEqual([
      "h264 aac",
      "h264 aac",
      "h264 aac",
    ]);
    expect(media({ width: 1280, height: 720, tracks: "h264" })).toBe("1280x720");
    expect([{}, null, "h264", undefined].map(media)).toEqual(["", "", "", ""]);
  });

  it("is what goes out where the server says nothing of the input", () => {
    const media_info = { tracks: [{ codec: "hevc" }] };
    expect(viewOf({ media_info }).media).toBe("hevc");
    expect(viewOf({ media_info, input_media_info: { tracks } }).media).toBe("h264 aac");
  });
});

describe("the agent of a stream", () => {
  const agentOf = (stats: object) => {
    const { agent, unknownAgent } = viewOf(stats);
    return [agent?.text, agent?.tone, unknownAgent];
  };

  it("is told by its id, in the tone of its state", () => {
    expect(agentOf({ agent_status: "connected", current_agent_id: "a1" })).toEqual(["a1", "success", undefined]);
    expect(agentOf({ agent_status: "not_connected", current_agent_id: 7 })).toEqual(["7", "error", undefined]);
    expect(agentOf({ agent_status: "rproxy_not_configured" })).toEqual(["unconf", "plain", undefined]);
    expect(agentOf({ agent_status: "connected" })).toEqual(["", "success", undefined]);
    expect(agentOf({ agent_status: "connected", current_agent_id: { id: 1 } })).toEqual([
      '{"id":1}',
      "success",
      undefined,
    ]);
    expect(agentOf({ agent_status: "connected", current_agent_id: "a\u202Eb" })[0]).toBe("a[U+202E]b");
  });

  it("is none, and to be logged, where its state is not known here", () => {
    expect(agentOf({ agent_status: "asleep" })).toEqual([undefined, undefined, "asleep"]);
    expect(agentOf({ agent_status: { a: 1 } })).toEqual([undefined, undefined, '{"a":1}']);
  });

  it("is none where nothing is said of one", () => {
    for (const agent_status of [undefined, null, ""])
      expect(agentStatus({ stats: { agent_status } }, () => expect.fail("nothing to log"))).toBeUndefined();
  });
});
