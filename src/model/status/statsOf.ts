import { isPlainObject } from "../patch/isPlainObject.ts";
import type { JsonObject } from "../Json.ts";
import type { StreamFacts } from "./StreamFacts.ts";

const NONE: JsonObject = {};

/** The runtime part of a stream; empty while the server has said nothing yet. */
export function statsOf(stream: StreamFacts): JsonObject {
  return isPlainObject(stream.stats) ? stream.stats : NONE;
}
