/** What stands behind a value, by `x-ui.unit`. */
export const unitWords: Readonly<Record<string, string>> = {
  seconds: "seconds",
  milliseconds: "milliseconds",
  bytes: "bytes",
  bitrate: "bits per second",
  kilobits: "kilobits per second",
  percent: "percent",
  pixels: "pixels",
  "time-string": "time such as 30s, 12h, 7d",
  "size-string": "size such as 500M, 40G, 2T",
};
