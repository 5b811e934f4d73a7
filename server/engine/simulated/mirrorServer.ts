import type { JsonObject } from "../../../src/model/Json.ts";
import { hashOf } from "./hashOf.ts";

/**
 * One server that a mirror names. Of several the last one is down; a mirror's only server works.
 * @param place index in the mirror's list, and its length
 */
export function mirrorServer(
  url: string,
  place: { readonly index: number; readonly of: number },
  seed: number,
): JsonObject {
  if (place.of > 1 && place.index === place.of - 1) return { stream_names: [], error: "connection timed out" };
  const first = hashOf(url, seed) % NAMES.length;
  const names = Array.from({ length: 6 }, (_, index) => NAMES[(first + index) % NAMES.length] ?? "news");
  return { stream_names: names };
}

const NAMES = [
  "news",
  "sport",
  "movies",
  "music",
  "kids",
  "weather",
  "science",
  "history",
  "travel",
  "cinema",
  "radio",
];
