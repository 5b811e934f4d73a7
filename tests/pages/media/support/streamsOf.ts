import type { Json, JsonObject } from "../../../../src/model/Json.ts";

/** Streams in their order; each is named by its key and online unless it says otherwise. */
export function streamsOf(streams: Readonly<Record<string, JsonObject>>): JsonObject {
  return Object.fromEntries(
    Object.entries(streams).map(([name, stream], position): [string, Json] => [
      name,
      {
        name,
        position,
        urls: ["udp://239.0.0.1:1234"],
        stats: { alive: true, url: "udp://239.0.0.1:1234" },
        ...stream,
      },
    ]),
  );
}
