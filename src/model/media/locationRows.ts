import { isPlainObject, type JsonObject } from "../Json.ts";
import { numberOf, streamStats } from "../stream/reportedStream.ts";
import { StreamView } from "../stream/StreamView.ts";
import { belowRow, itemRow, type RowsOf } from "../collection/listRows.ts";
import { type GroupKind, keptGroups } from "./mediaGroups.ts";

/** The rows of the locations list: each location, followed by the streams published to it. */
export const locationRows: RowsOf = (lives, view, keys) =>
  keptGroups(lives, locationKind, view, keys).flatMap(({ key, members }) => [
    itemRow(key),
    ...members.map((name) => belowRow("published", key, name)),
  ]);

/** Locations, and the streams that are published to them. */
export const locationKind: GroupKind = {
  membersIn: "streams",
  linkOf: ({ name }) => ({ route: "published", name }),
  searchName: (key) => key,
  view: (stream) => new StreamView(stream, "published"),
};

/** How many streams a location has now, and how many watch them. */
export function publishedFigures(location: JsonObject | undefined): {
  readonly streams: number;
  readonly clients: number;
} {
  const published = location?.["streams"];
  const streams = isPlainObject(published) ? Object.values(published).filter(isPlainObject) : [];
  return {
    streams: streams.length,
    clients: streams.reduce((sum, stream) => sum + numberOf(streamStats(stream)["client_count"]), 0),
  };
}
