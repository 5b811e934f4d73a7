import type { Json } from "../../src/model/Json.ts";

/** The ports of a setting that holds one or a list of them; `8080` or `127.0.0.1:8080` each, not checked. */
export function portsOf(value: Json | undefined): readonly (number | string)[] {
  const all = Array.isArray(value) ? value : [value];
  return all.filter((port) => typeof port === "number" || typeof port === "string");
}
