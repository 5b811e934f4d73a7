import { isPlainObject, type Json, type JsonObject } from "./Json.ts";

/** Names of the streams that show each uploaded logo, in their player or drawn into a track: `@ID` in a logo's path. */
export function logoUsers(config: JsonObject): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>();
  const streams = config["streams"];
  for (const [name, stream] of Object.entries(isPlainObject(streams) ? streams : {})) {
    for (const id of new Set(logosIn(stream))) users.set(id, [...(users.get(id) ?? []), name]);
  }
  return users;
}

/** Logos stand at `logo`, and at `logo` and `alogo` of the transcoder's tracks. */
function logosIn(value: Json | undefined): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(logosIn);
  if (!isPlainObject(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    if (key === "stats") return [];
    const path = (key === "logo" || key === "alogo") && isPlainObject(child) ? child["path"] : undefined;
    return typeof path === "string" && path.startsWith("@") ? [path.slice(1)] : logosIn(child);
  });
}
