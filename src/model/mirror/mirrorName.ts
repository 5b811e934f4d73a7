import type { Json } from "../Json.ts";
import { valueAt } from "../path/valueAt.ts";
import { urlsOf } from "../status/urlsOf.ts";

/** What operators know a mirror by, whose key is a number: its title, its description or its first server. */
export function mirrorName(mirror: Json | undefined): string | undefined {
  const lines = [valueAt(mirror, ["title"]), valueAt(mirror, ["meta", "comment"])].map(firstLine);
  return lines.find((line) => line !== "") ?? urlsOf({ urls: valueAt(mirror, ["urls"]) })[0];
}

function firstLine(value: Json | undefined): string {
  return typeof value === "string" ? (value.trim().split("\n")[0] ?? "") : "";
}
