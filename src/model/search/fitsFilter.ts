import { statsOf } from "../status/statsOf.ts";
import type { Status, StatusKind } from "../status/Status.ts";
import type { StreamFacts } from "../status/StreamFacts.ts";
import type { MediaFilter } from "./mediaFilters.ts";

export interface FilteredStream extends StreamFacts {
  readonly dvr?: unknown;
  readonly transcoder?: unknown;
}

const KINDS: Readonly<Record<"online" | "waiting" | "error", readonly StatusKind[]>> = {
  online: ["online", "delay", "drops"],
  waiting: ["expecting", "waiting"],
  error: ["error", "noSources"],
};

/** Whether one filter of the media list keeps a stream whose status is known already. */
export function fitsFilter(filter: MediaFilter, stream: FilteredStream, status: Status): boolean {
  if (filter === "dvr") return isSet(stream.dvr) || statsOf(stream)["dvr_enabled"] === true;
  if (filter === "transcoder") return isSet(stream.transcoder);
  return KINDS[filter].includes(status.kind);
}

function isSet(block: unknown): boolean {
  return typeof block === "object" && block !== null;
}
