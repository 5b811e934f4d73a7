import { textsOf } from "../textsOf.ts";

/** What is done to items: whether at once or after a review, what it cuts off, and that it is done. */
export const deedText = textsOf({
  "deeds.atOnce": "at once",
  "deeds.atOnceHelp": "Saved as soon as it is chosen.",
  "deeds.staged": "to review",
  "deeds.stagedHelp":
    "Changes of several are gathered among the changes to review, so that all of them are seen before they are saved together.",
  "deeds.stagedDeletion": "They are deleted when the changes are saved.",
  "deeds.cutsOffOne": "1 viewer is cut off.",
  "deeds.cutsOff": "{count} viewers are cut off.",
  "deeds.restarted": "{name} was restarted.",
  "deeds.restartedMany": "{count} streams were restarted.",
} as const);

/** Whom it cuts off, in a sentence; empty where nobody watches. */
export function cutOffWords(viewers: number): string {
  if (viewers === 0) return "";
  return viewers === 1 ? deedText("deeds.cutsOffOne") : deedText("deeds.cutsOff", { count: viewers });
}
