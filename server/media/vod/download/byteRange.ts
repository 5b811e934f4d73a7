import type { FileRange } from "./FileRange.ts";

/**
 * What a Range header asks of a file (RFC 9110, section 14): one range; `undefined` for the whole file, also where
 * several ranges or another unit are asked for; `"unsatisfiable"` where nothing of it is there.
 */
export function byteRange(header: string | undefined, size: number): FileRange | "unsatisfiable" | undefined {
  const found = /^bytes=(?<first>\d*)-(?<last>\d*)$/.exec(header?.trim() ?? "")?.groups;
  if (!found || (found["first"] === "" && found["last"] === "")) return undefined;
  const isSuffix = found["first"] === "";
  const first = isSuffix ? Math.max(0, size - Number(found["last"])) : Number(found["first"]);
  const last = isSuffix || found["last"] === "" ? size - 1 : Math.min(Number(found["last"]), size - 1);
  if (!isSuffix && found["last"] !== "" && Number(found["last"]) < first) return undefined;
  return first >= size || last < first ? "unsatisfiable" : { first, last };
}
