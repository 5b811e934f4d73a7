import { textsOf } from "../textsOf.ts";

/** Whether somebody publishes to a stream, and how programs do. */
const publish = {
  "publish.waiting": "waiting for a publisher",
  "publish.published": "somebody publishes, not in use",
  "publish.recipes": "Settings for OBS and ffmpeg",
  "publish.obs": "OBS: Settings, Stream, Service “Custom”",
  "publish.obsWhip": "OBS: Settings, Stream, Service “WHIP”",
  "publish.ffmpeg": "ffmpeg",
  "publish.server": "Server",
  "publish.key": "Stream key",
  "publish.command": "Command",
  "input.someAccept": "{accepting} of {count} streams accept",
  "input.someAccept|one": "{accepting} of 1 stream accepts",
  "input.publishTo": "Addresses to publish to",
  "input.publishHint": "Once a password is set, the addresses carry it: ?password=, and the password percent-encoded.",
  "input.publishPassword":
    "The password is part of the addresses: hidden here, copied whole, percent-encoded as programs send it.",
  "input.publishAfterSave": "The server accepts publishers at these addresses after you save.",
  "input.noPort": "The server has no {protocol} port.",
  "input.setPort": "Set one",
} as const;

/** Comes with the pages it is for. */
export const publishText = textsOf(publish);
