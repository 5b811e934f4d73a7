import { entities } from "../../generated/entities.ts";
import { isRiskyPatch } from "../entity/sensitiveSettings.ts";
import type { JsonObject } from "../Json.ts";
import { DAY_MS } from "../units/durations.ts";

/** Characters of a comment. */
export const LONGEST_COMMENT = 500;
/** Within how many seconds a save on trial can be asked to be kept at the latest. */
export const LONGEST_CONFIRM_S = 3600;
/** How far ahead a save can be scheduled. */
export const SOONEST_MS = 5000;
export const LATEST_MS = 30 * DAY_MS;

/** How long a risky change stays without the word that it is to be kept (decision 47). */
const RISKY_CONFIRM_S = 60;

/** A comment as it is sent and counted: one line, without spaces around it. */
export function commentLine(comment: string): string {
  return comment.replace(/[\s\0]+/g, " ").trim();
}

/** Characters of a comment as the server counts them: an emoji is one. */
export function commentLength(comment: string): number {
  return Array.from(commentLine(comment)).length;
}

/** Within how many seconds a change is to be kept; 0: it stays. Where nobody has chosen, one that may lock the operator out is on trial. */
export function withinSOf(patch: JsonObject, chosen: number | undefined): number {
  return chosen ?? (isRiskyPatch(patch, entities) ? RISKY_CONFIRM_S : 0);
}
