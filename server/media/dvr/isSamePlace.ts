import type { RecordingPlan } from "./plan/RecordingPlan.ts";

/** Whether a changed plan needs no new reading of the folders: limits and hours may differ, disks and paths not. */
export function isSamePlace(one: RecordingPlan, other: RecordingPlan): boolean {
  return placeOf(one) === placeOf(other);
}

function placeOf({ disks, missingFolder, indexFolder }: RecordingPlan): string {
  return JSON.stringify([disks, missingFolder, indexFolder ?? null]);
}
