import { describe, expect, it } from "vitest";
import { locationPublishUrls } from "../../../src/model/names/locationPublishUrls.ts";

const server = { protocol: "https:", hostname: "media.example.com", port: "", rtmp: 1935, rtsp: undefined } as const;
const urls = (prefix: string, rtmp: number | undefined = 1935) =>
  locationPublishUrls(prefix, { ...server, rtmp }).map(({ url }) => url);

describe("the addresses to publish to under a location", () => {
  it("hold {NAME} as it is read, below the location's name", () => {
    expect(urls("talk")).toEqual([
      "rtmp://media.example.com/talk/{NAME}",
      "https://media.example.com/talk/{NAME}/whip",
    ]);
    expect(urls("talk", 1936)[0]).toBe("rtmp://media.example.com:1936/talk/{NAME}");
  });

  it("encode the location's name, but for its slashes", () => {
    expect(urls("a b/ü")[1]).toBe("https://media.example.com/a%20b/%C3%BC/{NAME}/whip");
  });

  it("have none for RTMP while the server has no port for it", () => {
    const none = locationPublishUrls("talk", { ...server, rtmp: undefined });
    expect(none.map(({ url }) => url === undefined)).toEqual([true, false]);
  });
});
