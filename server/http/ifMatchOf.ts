import type { IncomingHttpHeaders } from "node:http";
import { ServerError } from "../ServerError.ts";

/** The revision that an If-Match header names (`"12"`; `*` is any); undefined where there is none. */
export function ifMatchOf(headers: IncomingHttpHeaders): number | "any" | undefined {
  const header = headers["if-match"]?.trim();
  if (header === undefined || header === "") return undefined;
  if (header === "*") return "any";
  const digits = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header)?.[1];
  if (digits === undefined) throw new ServerError("bad_request", 'If-Match holds one revision: If-Match: "12".');
  return Number(digits);
}
