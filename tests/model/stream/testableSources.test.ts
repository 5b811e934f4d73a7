import { describe, expect, it } from "vitest";
import { isTestable, testedSource } from "../../../src/model/stream/testableSources.ts";

describe("a source that is tested", () => {
  it("has its address and its options, without what decides only when it is tried", () => {
    expect(testedSource({ url: "rtsp://cam", priority: 1, source_timeout: 5, rtp: "tcp", user_agent: null })).toEqual({
      url: "rtsp://cam",
      rtp: "tcp",
    });
    expect(testedSource("rtsp://cam")).toEqual({ url: "rtsp://cam" });
  });

  it("has an empty address where it has none", () => {
    expect([{}, { url: 5 }, 5, null, ["rtsp://cam"]].map((item) => testedSource(item))).toEqual(
      [1, 2, 3, 4, 5].map(() => ({ url: "" })),
    );
  });
});

describe("what a server can test", () => {
  const cameras = ["rtsp://cam", "RTSPS://cam", "rtmp://cam/a", " rtsp://cam"];
  const others = "hls://a tshttps://a http://a srt://a:1 udp://a:1 rtp://a:1 file://a fake://a".split(" ");
  const none = ["publish://", "copy://a", "udp://", "see rtsp://cam", "see udp://a", ""];
  const testable = (...announced: readonly string[]) =>
    [...cameras, ...others, ...none].filter((url) => isTestable(url, (capability) => announced.includes(capability)));

  it("is nothing where it announces nothing of it", () => {
    expect(testable()).toEqual([]);
    expect(testable("probe_any_source")).toEqual([]);
  });

  it("is what cameras speak, or any source where it announces so; blanks around it do not matter", () => {
    expect(testable("probe_source")).toEqual(cameras);
    expect(testable("probe_source", "probe_any_source")).toEqual([...cameras, ...others]);
  });
});
