import type { JsonObject } from "../Json.ts";

/** Whether the streams of a location or mirror are recorded: what was recorded stays on the disk when it is deleted. */
export function hasDvr(entity: JsonObject | undefined): boolean {
  const dvr = entity?.["dvr"];
  return dvr !== undefined && dvr !== null;
}
