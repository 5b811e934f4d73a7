import { describe, expect, it } from "vitest";
import { publishedNameOf } from "../../../../server/media/webrtc/publishedNameOf.ts";

describe("the address a browser publishes at", () => {
  it.each([
    ["/news/webrtc?publish=true", "news"],
    ["/tv/news%201/webrtc?publish=true&password=s3cret", "tv/news 1"],
    ["/news", "news"],
    ["/news?password=s3cret", "news"],
    ["/live/webrtc", "live/webrtc"],
    ["/webrtc?publish=true", "webrtc"],
    ["/%E0%A4%A/webrtc?publish=true", ""],
  ])("%s is of the stream '%s' [S443]", (url, name) => {
    expect(publishedNameOf(url)).toBe(name);
  });
});
