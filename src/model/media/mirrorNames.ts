import type { Json, JsonObject } from "../Json.ts";
import { isPlainObject } from "../patch/isPlainObject.ts";
import { urlsOf } from "../status/urlsOf.ts";

/** What operators know the mirrors by, which have ids for keys. */
export function mirrorNames(
  mirrors: Readonly<Record<string, Json>>,
): readonly { readonly id: string; readonly name: string }[] {
  return Object.entries(mirrors).flatMap(([id, mirror]) =>
    isPlainObject(mirror) ? [{ id, name: mirrorName(id, mirror) }] : [],
  );
}

/** Its title, else its first server, else its id. */
export function mirrorName(id: string, mirror: JsonObject): string {
  const title = mirror["title"];
  if (typeof title === "string" && title !== "") return title;
  return urlsOf({ urls: mirror["urls"] })[0]?.replace(/^[a-z0-9+.-]+:\/\//i, "") ?? id;
}
