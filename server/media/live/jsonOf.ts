import type { JsonObject } from "../../../src/model/Json.ts";
import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";

/** A value of a generated type as plain JSON: members that are undefined are left out. */
export function jsonOf(value: object): JsonObject {
  const json: unknown = JSON.parse(JSON.stringify(value));
  return isPlainObject(json) ? json : {};
}
