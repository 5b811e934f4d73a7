import { ServerError } from "../../../ServerError.ts";
import type { Archive } from "../Archive.ts";
import type { StoredSegment } from "../index/StoredSegment.ts";
import type { TimeAsked } from "./TimeAsked.ts";

/** What is recorded of a time. @throws ServerError `not_found` when it is nothing */
export async function recordedIn(
  { index, stream }: Archive,
  { fromMs, toMs }: TimeAsked,
): Promise<readonly StoredSegment[]> {
  const segments = await index.segmentsBetween(fromMs, toMs);
  if (segments.length > 0) return segments;
  throw new ServerError(
    "not_found",
    `Nothing of ${stream.name} is recorded in this time. Its recording_status.json tells when.`,
  );
}
