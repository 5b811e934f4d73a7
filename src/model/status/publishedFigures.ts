import type { JsonObject } from "../Json.ts";
import { isPlainObject } from "../patch/isPlainObject.ts";
import { statsOf } from "./statsOf.ts";

/** How many streams a location has now, and how many watch them. */
export function publishedFigures(location: JsonObject | undefined): {
  readonly streams: number;
  readonly clients: number;
} {
  const published = location?.["streams"];
  const streams = isPlainObject(published) ? Object.values(published).filter(isPlainObject) : [];
  const clients = streams.map((stream) => statsOf(stream)["client_count"]);
  return {
    streams: streams.length,
    clients: clients.reduce<number>((sum, count) => sum + (typeof count === "number" ? count : 0), 0),
  };
}
