import { describe, expect, it } from "vitest";
import { describePublisher, isPublishing, withPublishing } from "../../../src/model/stream/streamPublishing.ts";

describe("publishing to a stream", () => {
  it("is on where the urls hold publish:// and the server understands that [C281] [C284]", () => {
    expect(isPublishing({ urls: ["udp://1.2.3.4:5", "publish://"] }, true)).toBe(true);
    expect(isPublishing({ urls: [{ url: "publish://" }] }, true)).toBe(true);
    expect(isPublishing({ urls: ["publish://"] }, false)).toBe(false);
    expect(isPublishing({ urls: ["udp://1.2.3.4:5"] }, true)).toBe(false);
  });

  it("is otherwise on when publish_enabled is set, whether or not somebody has published yet [C282] [C283]", () => {
    expect(isPublishing({ publish_enabled: true }, false)).toBe(true);
    expect(isPublishing({ urls: ["udp://1.2.3.4:5"], publish_enabled: true }, true)).toBe(true);
    expect(isPublishing({ publish_enabled: false }, false)).toBe(false);
  });

  it("is switched by an entry of the urls where the server understands that [C285]", () => {
    const stream = { urls: ["udp://1.2.3.4:5"] };
    const on = withPublishing(stream, true, true);
    expect(on).toEqual({ urls: [{ url: "publish://" }, "udp://1.2.3.4:5"] });
    expect(withPublishing({ urls: on.urls }, true, true)).toEqual(on);
    expect(withPublishing({ urls: on.urls }, false, true)).toEqual({ urls: ["udp://1.2.3.4:5"] });
    expect(withPublishing({}, true, true), "where there are no inputs").toEqual({ urls: [{ url: "publish://" }] });
  });

  it("keeps every other entry of the urls, whatever it is", () => {
    const others = [null, 1, ["publish://"], { url: 1 }, { priority: 1 }, "udp://a/publish://", { url: "udp://b" }];
    expect(withPublishing({ urls: [...others, "publish://x", { url: "publish://" }] }, false, true)).toEqual({
      urls: others,
    });
  });

  it("also clears the older switch when it is turned off", () => {
    const stream = { urls: ["publish://"], publish_enabled: true };
    expect(withPublishing(stream, false, true)).toEqual({ urls: [], publish_enabled: null });
  });

  it("is switched by publish_enabled elsewhere [C286]", () => {
    expect(withPublishing({ urls: [] }, true, false)).toEqual({ publish_enabled: true });
    expect(withPublishing({ urls: [] }, false, false)).toEqual({ publish_enabled: null });
  });
});

describe("who publishes a stream", () => {
  it("is told with the protocol where that is known, and is nobody where the server says nothing", () => {
    expect(describePublisher({ stats: { published_from: "10.0.0.1", published_via: "rtmp" } })).toBe(
      "10.0.0.1 via rtmp",
    );
    expect(describePublisher({ stats: { published_from: "10.0.0.1", published_via: null } })).toBe("10.0.0.1");
    expect([{}, { stats: { published_from: 1 } }, { stats: { published_via: "rtmp" } }].map(describePublisher)).toEqual(
      ["", "", ""],
    );
  });

  it("is told with what hides in its words", () => {
    expect(describePublisher({ stats: { published_from: "a\u202Eb", published_via: "c\u202Ed" } })).toBe(
      "a[U+202E]b via c[U+202E]d",
    );
  });
});
