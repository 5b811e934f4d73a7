import type { JsonObject } from "../../src/model/Json.ts";
import { mirroredModes } from "../../src/model/mirror/mirroredModes.ts";
import { mirroredName } from "../../src/model/mirror/mirroredNames.ts";
import { serverKey } from "../../src/model/mirror/mirrorServers.ts";
import { sourceUrls } from "../../src/model/stream/reportedStream.ts";
import { hashText } from "./seededRandom.ts";

/** What is published to a location at the moment, as if each were a stream of the config. */
export function publishedStreams(prefix: string, location: JsonObject, seed: number): ReadonlyMap<string, JsonObject> {
  const count = 1 + (hashText(prefix, seed) % 4);
  const { dvr, transcoder } = location;
  const config: JsonObject = {
    publish_enabled: true,
    ...(dvr === undefined ? {} : { dvr }),
    ...(transcoder === undefined ? {} : { transcoder }),
  };
  return new Map(PUBLISHED_NAMES.slice(0, count).map((name) => [prefix === "" ? name : `${prefix}/${name}`, config]));
}

const PUBLISHED_NAMES = ["studio", "reporter1", "reporter2", "drone"];

/** The streams a mirror takes from its first server, as if each were a stream of the config. */
export function mirroredStreams(mirror: JsonObject, seed: number): ReadonlyMap<string, JsonObject> {
  const urls = sourceUrls(mirror);
  const [first] = urls;
  if (first === undefined) return new Map();
  const { stream_names: offered } = mirrorServer(serverKey(first), { index: 0, of: urls.length }, seed);
  const names = Array.isArray(offered) ? offered.filter((name) => typeof name === "string") : [];
  const { dvr } = mirror;
  const prefix = typeof mirror["prefix"] === "string" ? mirror["prefix"] : "";
  const modeOf = mirroredModes(mirror);
  return new Map(
    names
      .filter((name) => modeOf(name) !== "ignored")
      .map((name) => [
        mirroredName(prefix, name),
        {
          static: modeOf(name) === "static",
          urls: [`${serverKey(first)}/${name}`],
          ...(dvr === undefined ? {} : { dvr }),
        },
      ]),
  );
}

/** The health of every server the mirrors name, by its URL with the port. */
export function mirrorHealth(mirrors: readonly JsonObject[], seed: number): JsonObject {
  const servers: JsonObject = {};
  for (const mirror of mirrors) {
    const urls = sourceUrls(mirror);
    for (const [index, url] of urls.entries())
      servers[serverKey(url)] = mirrorServer(serverKey(url), { index, of: urls.length }, seed);
  }
  return servers;
}

/**
 * One server that a mirror names. Of several the last one is down; a mirror's only server works.
 * @param place index in the mirror's list, and its length
 */
function mirrorServer(url: string, place: { readonly index: number; readonly of: number }, seed: number): JsonObject {
  if (place.of > 1 && place.index === place.of - 1) return { stream_names: [], error: "connection timed out" };
  const first = hashText(url, seed) % OFFERED_NAMES.length;
  const names = Array.from(
    { length: 6 },
    (_, index) => OFFERED_NAMES[(first + index) % OFFERED_NAMES.length] ?? "world",
  );
  return { stream_names: names };
}

const OFFERED_NAMES = [
  "world",
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
