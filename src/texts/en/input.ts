/** What the first page says of the sources of a stream, and of publishing to it. */
export const input = {
  "input.switchTo": "Switch to {url}",
  "input.notSwitched": "The stream {name} was not switched to {url}",
  "input.publish.rtmp": "RTMP",
  "input.publish.whip": "WebRTC (WHIP)",
} as const;
