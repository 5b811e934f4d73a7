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
  "input.someAccept": "{count} of {total} streams accept",
  "input.publishTo": "Addresses to publish to",
  "input.publishHint": "With a password, the address ends with ?password=, followed by the password.",
  "input.publishAfterSave": "The server accepts publishers at these addresses after you save.",
  "input.noPort": "The server has no {protocol} port.",
  "input.setPort": "Set one",
} as const;

/** Comes with the pages it is for. */
export const publishText = textsOf(publish);
