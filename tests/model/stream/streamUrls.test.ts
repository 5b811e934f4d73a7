import { describe, expect, it } from "vitest";
import { pushUrl } from "../../../src/model/stream/protocols.ts";
import {
  locationPublishUrls,
  outputUrls,
  passwordQuery,
  publishRecipes,
} from "../../../src/model/stream/streamUrls.ts";
import { defaultPorts, type MediaServer } from "../../../src/model/stream/mediaServer.ts";

const server: MediaServer = { protocol: "http:", hostname: "tv.example", port: "", rtmp: 1935, rtsp: 554 };
const urls = (name: string, change: Partial<MediaServer> = {}) =>
  Object.fromEntries(outputUrls(name, { ...server, ...change }).map(({ protocol, url }) => [protocol, url]));

describe("the addresses a stream plays at", () => {
  it("are these for a plain name and default ports [S444] [S445] [S446] [S447] [S448] [S449] [S450] [S452]", () => {
    expect(outputUrls("news", server).map(({ protocol, url }) => `${protocol} ${url}`)).toEqual([
      "hls http://tv.example/news/index.m3u8",
      "hls http://tv.example/news/video.m3u8",
      "mss http://tv.example/news.isml/manifest",
      "hds http://tv.example/news/manifest.f4m",
      "mpegts http://tv.example/news/mpegts",
      "dash http://tv.example/news/index.mpd",
      "rtmp rtmp://tv.example/static/news",
      "rtsp rtsp://tv.example/news",
      "m4f m4f://tv.example/news",
      "m4s m4s://tv.example/news",
      "webrtc http://tv.example/news/whep",
    ]);
  });

  it("have the application static only when the name has no slash [S451] [S452]", () => {
    expect(urls("tv/news")["rtmp"]).toBe("rtmp://tv.example/tv/news");
  });

  it("name a port only when it is not the default one [C471] [C472] [S452]", () => {
    const other = urls("news", { protocol: "https:", port: "8443", rtmp: 1936, rtsp: "10.0.0.1:5554" });
    expect(other["dash"]).toBe("https://tv.example:8443/news/index.mpd");
    expect(other["rtmp"]).toBe("rtmp://tv.example:1936/static/news");
    expect(other["rtsp"]).toBe("rtsp://tv.example:5554/news");
    const standard = urls("news", { rtmp: "0.0.0.0:1935", rtsp: null });
    expect([standard["rtmp"], standard["rtsp"]]).toEqual(["rtmp://tv.example/static/news", "rtsp://tv.example/news"]);
  });

  it("encode what a path cannot hold", () => {
    expect(urls("a b/c?d")["mpegts"]).toBe("http://tv.example/a%20b/c%3Fd/mpegts");
  });
});

describe("the address a stream is pushed to", () => {
  it("is under static at the configured RTMP port, 1935 when there is none [C473] [C474]", () => {
    expect(pushUrl("news", { hostname: "tv.example" })).toBe("rtmp://tv.example:1935/static/news");
    expect(pushUrl("news", { hostname: "tv.example", rtmp: 1940 })).toBe("rtmp://tv.example:1940/static/news");
    expect(pushUrl("news", { hostname: "tv.example", rtmp: "1.2.3.4:1941" })).toBe(
      "rtmp://tv.example:1941/static/news",
    );
  });
});

describe("the addresses to publish to under a location", () => {
  const media = { protocol: "https:", hostname: "media.example.com", port: "", rtmp: 1935, rtsp: undefined } as const;
  const publishedAt = (prefix: string, rtmp: number | undefined = 1935) =>
    locationPublishUrls(prefix, { ...media, rtmp }).map(({ url }) => url);

  it("hold {NAME} as it is read, below the location's name", () => {
    expect(publishedAt("talk")).toEqual([
      "rtmp://media.example.com/talk/{NAME}",
      "https://media.example.com/talk/{NAME}/whip",
    ]);
    expect(publishedAt("talk", 1936)[0]).toBe("rtmp://media.example.com:1936/talk/{NAME}");
  });

  it("encode the location's name, but for its slashes", () => {
    expect(publishedAt("a b/ü")[1]).toBe("https://media.example.com/a%20b/%C3%BC/{NAME}/whip");
  });

  it("have none for RTMP while the server has no port for it", () => {
    const none = locationPublishUrls("talk", { ...media, rtmp: undefined });
    expect(none.map(({ url }) => url === undefined)).toEqual([true, false]);
  });
});

it("the default ports are 80, 443, 1935 and 554 [C469] [C470] [C471] [C472]", () => {
  expect(defaultPorts).toEqual({ http: 80, https: 443, rtmp: 1935, rtsp: 554 });
});

describe("a recipe for publishing", () => {
  const rtmp = { protocol: "rtmp", label: "input.publish.rtmp", url: "rtmp://tv.example:1935/static/tv/news" } as const;
  const whip = { protocol: "webrtc", label: "input.publish.whip", url: "https://tv.example/news/whip" } as const;

  it("takes an address of RTMP apart as OBS asks for it, and makes a command of it", () => {
    expect(publishRecipes(rtmp)).toEqual([
      {
        program: "obs",
        fields: [
          { name: "server", value: "rtmp://tv.example:1935/static" },
          { name: "key", value: "tv/news" },
        ],
      },
      {
        program: "ffmpeg",
        fields: [
          {
            name: "command",
            value: 'ffmpeg -re -i film.mp4 -c copy -f flv "rtmp://tv.example:1935/static/tv/news"',
          },
        ],
      },
    ]);
  });

  it("is one field for WebRTC", () => {
    expect(publishRecipes(whip)).toEqual([
      { program: "obsWhip", fields: [{ name: "server", value: "https://tv.example/news/whip" }] },
    ]);
  });

  it("carries the password of the address, encoded", () => {
    const values = ({ url, ...rest }: typeof rtmp | typeof whip) =>
      publishRecipes({ ...rest, url: `${url}${passwordQuery("pw 1&x")}` }).flatMap(({ fields }) =>
        fields.map(({ value }) => value),
      );
    expect(values(whip)).toEqual(["https://tv.example/news/whip?password=pw%201%26x"]);
    expect(values(rtmp)).toEqual([
      "rtmp://tv.example:1935/static",
      "tv/news?password=pw%201%26x",
      'ffmpeg -re -i film.mp4 -c copy -f flv "rtmp://tv.example:1935/static/tv/news?password=pw%201%26x"',
    ]);
  });

  it("is none where there is no address, and has empty fields for an address of another shape", () => {
    expect(publishRecipes({ ...rtmp, url: undefined })).toEqual([]);
    const fieldsOf = (url: string) => publishRecipes({ ...rtmp, url })[0]?.fields.map(({ value }) => value);
    expect(["rtmp://tv.example/news", "see rtmp://a/b/c"].map(fieldsOf)).toEqual([
      ["", ""],
      ["", ""],
    ]);
  });
});
