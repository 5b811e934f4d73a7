import { textsOf } from "../textsOf.ts";

/** How programs publish to a stream. */
const publish = {
  "publish.recipes": "Settings for OBS and ffmpeg",
  "publish.obs": "OBS: Settings, Stream, Service “Custom”",
  "publish.obsWhip": "OBS: Settings, Stream, Service “WHIP”",
  "publish.ffmpeg": "ffmpeg",
  "publish.server": "Server",
  "publish.key": "Stream key",
  "publish.command": "Command",
} as const;

/** Comes with the pages it is for. */
export const publishText = textsOf(publish);
