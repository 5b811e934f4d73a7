import type { JsonSchema } from "../../../src/generated/contracts/JsonSchema.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { formOf } from "../../forms/fixtures/formOf.ts";

const perTrack = 20;
const names = Array.from({ length: perTrack }, (_, index) => `field${index}`);

/** Twenty settings of a track: numbers, words, choices and switches in turn. */
const properties: Record<string, JsonSchema> = Object.fromEntries(
  names.map((name, index) => {
    const title = `Field ${index}`;
    if (index % 4 === 1) return [name, { type: "integer", title, minimum: 0 }];
    if (index % 4 === 2) return [name, { type: "string", title, enum: ["main", "high", "baseline"] }];
    return [name, index % 4 === 3 ? { type: "boolean", title } : { type: "string", title }];
  }),
);

/** The transcoder in small: a list of tracks, the same schema for both forms. */
export const tracks = {
  ...formOf({
    properties: { tracks: { type: "array", title: "Tracks", items: { type: "object", title: "Track", properties } } },
    uiSchema: { tracks: { "ui:options": { pattern: "/tracks", itemTitle: "Track {index}" } } },
    fields: { "/tracks": { title: "Tracks", type: "array", list: { key: "$index" } } },
  }),
  value: {
    tracks: Array.from({ length: 20 }, () =>
      Object.fromEntries(
        names.map((name, index) => [
          name,
          index % 4 === 1 ? index : index % 4 === 2 ? "main" : index % 4 === 3 ? true : "text",
        ]),
      ),
    ),
  } satisfies JsonObject,
};
