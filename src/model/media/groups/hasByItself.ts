import type { JsonObject } from "../../Json.ts";
import { isPlainObject } from "../../patch/isPlainObject.ts";
import type { MediaFilter } from "../../search/mediaFilters.ts";

/** Whether a group fits a filter by its own settings: a recording or transcoding one lends that to all its members. */
export function hasByItself(filter: MediaFilter, group: JsonObject): boolean {
  return (filter === "dvr" || filter === "transcoder") && isPlainObject(group[filter]);
}
