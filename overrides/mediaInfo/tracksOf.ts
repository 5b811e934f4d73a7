import type { JsonObject } from "../../src/model/Json.ts";
import { isPlainObject } from "../../src/model/patch/isPlainObject.ts";

/** The tracks of a media info; undefined while nothing is known of them. */
export function tracksOf(info: unknown): readonly JsonObject[] | undefined {
  const tracks = isPlainObject(info) ? info["tracks"] : undefined;
  const known = Array.isArray(tracks) ? tracks.filter(isPlainObject) : [];
  return known.length === 0 ? undefined : known;
}
