import type { InputAddress } from "./InputAddress.ts";

/** The address a web server knows: `hls://`, `tshttp://` and their secure kin are our names for http and https. */
export function httpAddress({ scheme, rest }: InputAddress): string {
  return `${scheme === "hlss" || scheme.endsWith("https") ? "https" : "http"}://${rest}`;
}
