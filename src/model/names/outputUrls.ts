import { defaultPorts } from "./defaultPorts.ts";
import { encodedName } from "./encodedName.ts";
import type { MediaServer } from "./MediaServer.ts";
import { portOf } from "./portOf.ts";

export interface OutputUrl {
  /** Key in a stream's `protocols`; hls has two addresses. */
  readonly protocol: "hls" | "mss" | "hds" | "mpegts" | "dash" | "rtmp" | "rtsp" | "m4f" | "m4s";
  readonly url: string;
}

/** Every address a stream plays at; a port that is the protocol's default is left out. */
export function outputUrls(name: string, server: MediaServer): readonly OutputUrl[] {
  const path = encodedName(name);
  const host = server.hostname;
  const web = `${server.protocol}//${host}${server.port === "" ? "" : `:${server.port}`}/${path}`;
  return [
    { protocol: "hls", url: `${web}/index.m3u8` },
    { protocol: "hls", url: `${web}/video.m3u8` },
    { protocol: "mss", url: `${web}.isml/manifest` },
    { protocol: "hds", url: `${web}/manifest.f4m` },
    { protocol: "mpegts", url: `${web}/mpegts` },
    { protocol: "dash", url: `${web}/index.mpd` },
    // A name with a slash brings its own application.
    {
      protocol: "rtmp",
      url: `rtmp://${host}${suffix(server.rtmp, "rtmp")}/${name.includes("/") ? "" : "static/"}${path}`,
    },
    { protocol: "rtsp", url: `rtsp://${host}${suffix(server.rtsp, "rtsp")}/${path}` },
    { protocol: "m4f", url: `m4f://${host}/${path}` },
    { protocol: "m4s", url: `m4s://${host}/${path}` },
  ];
}

function suffix(listener: number | string | null | undefined, protocol: "rtmp" | "rtsp"): string {
  const port = portOf(listener);
  return port === undefined || port === defaultPorts[protocol] ? "" : `:${port}`;
}
