import { isPlainObject, type JsonObject } from "../Json.ts";
import { streamStats } from "../stream/reportedStream.ts";
import { StreamView } from "../stream/StreamView.ts";
import { type GroupKind, keptGroups, type RowsView } from "./mediaGroups.ts";

/** A row of the locations list; `owner` is the location's key. */
export type LocationRow =
  | { readonly kind: "location"; readonly id: string; readonly key: string }
  | { readonly kind: "published"; readonly id: string; readonly owner: string; readonly name: string };

/** The rows of the locations list: each location, followed by the streams published to it. */
export function locationRows(lives: JsonObject, view: RowsView): readonly LocationRow[] {
  return keptGroups(lives, locationKind, view).flatMap(({ key, members }): LocationRow[] => [
    { kind: "location", id: `group/${key}`, key },
    ...members.map((name): LocationRow => ({ kind: "published", id: `published/${key}/${name}`, owner: key, name })),
  ]);
}

/** Locations, and the streams that are published to them. */
export const locationKind: GroupKind = {
  members: ({ streams }) => (isPlainObject(streams) ? streams : {}),
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
  const clients = streams.map((stream) => streamStats(stream)["client_count"]);
  return {
    streams: streams.length,
    clients: clients.reduce<number>((sum, count) => sum + (typeof count === "number" ? count : 0), 0),
  };
}
