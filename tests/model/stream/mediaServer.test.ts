import { describe, expect, it } from "vitest";
import { listenerPort, mediaServerAt } from "../../../src/model/stream/mediaServer.ts";

describe("the server as players reach it", () => {
  const location = { protocol: "https:", hostname: "tv.example", port: "8443" };

  it("is where the console was opened, with the ports of its settings", () => {
    expect(mediaServerAt(location, { rtmp: 1935, rtsp: "10.0.0.1:554" })).toEqual({
      protocol: "https:",
      hostname: "tv.example",
      port: "8443",
      rtmp: 1935,
      rtsp: "10.0.0.1:554",
    });
    expect(["http:", "file:"].map((protocol) => mediaServerAt({ ...location, protocol }, {}).protocol)).toEqual([
      "http:",
      "http:",
    ]);
  });

  it("has no ports while its settings have not come, and none that are no ports", () => {
    for (const settings of [undefined, {}, { rtmp: true, rtsp: [554] }])
      expect(mediaServerAt(location, settings)).toMatchObject({ rtmp: undefined, rtsp: undefined });
  });

  it.each([
    [1935, 1935],
    ["1935", 1935],
    ["0.0.0.0:1936", 1936],
    ["[::]:1937", 1937],
    ["host", undefined],
    ["host9", undefined],
    ["1935 ", undefined],
    ["", undefined],
    [null, undefined],
    [undefined, undefined],
  ])("has the port of a listener %j: %j", (listener, port) => {
    expect(listenerPort(listener)).toBe(port);
  });
});
