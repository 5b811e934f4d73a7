/**
 * A property's name as a label: `max_bit_rate`, `maxBitRate` and `max-bit-rate` are all `Max bit rate`; `dvr_URL` keeps its
 * capitals, and `apiUrl` gets those it is spoken with.
 */
export function titleFromName(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .split(/[\s_\-.]+/)
    .filter((word) => word !== "")
    .map((word) => {
      if (spelled.has(word.toLowerCase())) return word.toUpperCase();
      return /^[A-Z]{2,}s?$/.test(word) ? word : word.toLowerCase();
    });
  const [first = name, ...others] = words;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(" ");
}

/** Short words that are spelled out when they are spoken. */
const spelled = new Set(
  "api cpu css db dns dvr ftp gpu hls html http https id ip json jwt mqtt ram rtmp rtsp smtp sql srt ssh ssl tcp tls tv udp ui uri url uuid vod xml yaml".split(
    " ",
  ),
);
