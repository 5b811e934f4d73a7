import type { JsonObject } from "../../../src/model/Json.ts";
import { hashOf } from "./hashOf.ts";

/** What is published to a location at the moment, as if each were a stream of the config. */
export function publishedStreams(prefix: string, location: JsonObject, seed: number): ReadonlyMap<string, JsonObject> {
  const count = 1 + (hashOf(prefix, seed) % 4);
  const { dvr, transcoder } = location;
  const config: JsonObject = {
    publish_enabled: true,
    ...(dvr === undefined ? {} : { dvr }),
    ...(transcoder === undefined ? {} : { transcoder }),
  };
  return new Map(NAMES.slice(0, count).map((name) => [prefix === "" ? name : `${prefix}/${name}`, config]));
}

const NAMES = ["studio", "reporter1", "reporter2", "drone"];
