import type { Change } from "../diff/Change.ts";
import { describeChanges } from "../diff/draftChanges.ts";
import type { DraftEdits } from "../draft/fieldEdits.ts";
import { formatPointer } from "../configPath.ts";
import type { Entities } from "../entity/entityPlace.ts";
import type { JsonObject } from "../Json.ts";

/** What a stream becomes on another server, in the words of a review. */
export function copyChanges(
  name: string,
  before: JsonObject | undefined,
  after: JsonObject,
  entities: Entities,
): readonly Change[] {
  const edits: DraftEdits = new Map(
    [...new Set([...Object.keys(before ?? {}), ...Object.keys(after)])].map((key) => {
      const path = ["streams", name, key];
      return [formatPointer(path), { path, base: before?.[key], mine: after[key] }];
    }),
  );
  return describeChanges(edits, { streams: { [name]: { ...before, name } } }, entities);
}
