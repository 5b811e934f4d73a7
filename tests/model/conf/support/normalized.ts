import type { Json, JsonObject } from "../../../../src/model/Json.ts";

/** A config without what the text does not hold: places (checked by themselves), objects and collections of nothing. */
export function normalized(config: JsonObject): JsonObject {
  const streams = config["streams"];
  const withStatic = isObject(streams)
    ? {
        ...config,
        streams: Object.fromEntries(
          Object.entries(streams).map(([key, stream]) => [
            key,
            isObject(stream) ? { static: true, ...stream } : stream,
          ]),
        ),
      }
    : config;
  const result = prune(withStatic);
  return isObject(result) ? result : {};
}

function prune(value: Json): Json | undefined {
  if (Array.isArray(value)) return value.map((item) => prune(item) ?? {});
  if (!isObject(value)) return value;
  const entries = Object.entries(value).flatMap(([name, part]) => {
    const kept = name === "position" ? undefined : prune(part);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
