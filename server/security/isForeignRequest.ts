import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a page of another site made a request. Browsers say so in Sec-Fetch-Site, older ones in Origin; what is no
 * browser sends neither, and cannot be made to call us by a page.
 */
export function isForeignRequest(headers: IncomingHttpHeaders, isEncrypted: boolean): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  const { origin, host } = headers;
  return origin !== undefined && origin !== `${isEncrypted ? "https" : "http"}://${host ?? ""}`;
}
