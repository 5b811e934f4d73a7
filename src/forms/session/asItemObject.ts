import type { Json } from "../../model/Json.ts";

/** A list item as an object: `"udp://…"` is `{url: "udp://…"}` where the list says so. */
export function asItemObject(item: Json | undefined, key: string): Json | undefined {
  return item === undefined || item === null || typeof item === "object" ? item : { [key]: item };
}
