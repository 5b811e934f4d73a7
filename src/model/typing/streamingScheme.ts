/**
 * The scheme our server knows an http(s) address under, by its path: a playlist is `hls`, a transport stream `tshttp`.
 * Undefined for an address that says neither.
 */
export function streamingScheme(url: string): "hls://" | "hlss://" | "tshttp://" | "tshttps://" | undefined {
  const [, scheme, path = ""] = /^(https?):\/\/[^/?#]*(\/[^?#]*)?/i.exec(url) ?? [];
  const isSecure = scheme?.toLowerCase() === "https";
  if (/\.m3u8$/i.test(path)) return isSecure ? "hlss://" : "hls://";
  if (/ts$/i.test(path) || path.includes("/udp/")) return isSecure ? "tshttps://" : "tshttp://";
  return undefined;
}
