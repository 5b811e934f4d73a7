import type { IncomingHttpHeaders } from "node:http";
import { ServerError } from "../ServerError.ts";

/**
 * Throws `forbidden` for a browser's `If-Match: *`, which saves over whatever stands there, unless the console itself
 * sends it: its header `X-Sluice-Console` is one that no form or link can carry.
 */
export function refuseBlindSave(headers: IncomingHttpHeaders): void {
  const isBlind = headers["if-match"]?.trim() === "*";
  if (!isBlind || !isBrowser(headers) || headers["x-sluice-console"] !== undefined) return;
  const words =
    "If-Match: * saves over what others have changed, so a browser's request needs the header X-Sluice-Console beside it.";
  throw new ServerError("forbidden", `${words} Name the revision instead: If-Match: "12".`);
}

/** Every browser tells of itself in one of these, and no page can take them away. Scripts in Node send Sec-Fetch-Mode. */
function isBrowser(headers: IncomingHttpHeaders): boolean {
  return ["origin", "sec-fetch-site", "sec-fetch-dest"].some((name) => headers[name] !== undefined);
}
