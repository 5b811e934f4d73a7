import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";
import type { Json, JsonObject } from "../../../src/model/Json.ts";

const NAMED = 3;

/** A revision in a few words, without values (some are secret): `streams: news, sport; loglevel`. */
export function summarise(delta: JsonObject): string {
  const parts = Object.entries(delta).map(([key, value]) => (isPlainObject(value) ? `${key}: ${keysOf(value)}` : key));
  return parts.length === 0 ? "text only" : parts.join("; ");
}

function keysOf(object: JsonObject): string {
  const keys = Object.entries(object).map(([key, value]) => key + mark(value));
  const rest = keys.length - NAMED;
  return keys.slice(0, NAMED).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}

function mark(value: Json): string {
  return value === null ? " (removed)" : "";
}
