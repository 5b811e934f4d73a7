import type { Json } from "../../model/Json.ts";

/** A value as the text of an input. */
export function showString(value: Json | undefined): string {
  if (value === undefined || value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
