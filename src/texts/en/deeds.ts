import { textsOf } from "../textsOf.ts";

/** What is done to items: whether at once or after a review, what it cuts off, and that it is done. */
export const deedText = textsOf({
  "deeds.atOnce": "at once",
  "deeds.atOnceHelp": "Takes effect as soon as it is chosen.",
  "deeds.staged": "to review",
  "deeds.stagedHelp":
    "What you do to selected items, one or many, is added to the changes to review, and saved together from there. What you do in a row, in its menu or on the page of an item is saved at once.",
  "deeds.wordAndHelp": "{word}: {help}",
  "deeds.deedAndWhen": "{deed} ({when})",
  "deeds.stagedDeletion|one": "It is deleted when the changes are saved.",
  "deeds.stagedDeletion": "All {count} are deleted when the changes are saved.",
  "deeds.cutsOff|one": "1 viewer is cut off.",
  "deeds.cutsOff": "{count} viewers are cut off.",
  "deeds.restartTitle": "Restart {name}?",
  "deeds.stopTitle": "Stop {name}?",
  "deeds.stop": "Stop",
  "deeds.restartWords|one": "1 viewer is disconnected for a moment.",
  "deeds.restartWords": "{count} viewers are disconnected for a moment.",
  "deeds.cutsPublishers": "Publishers cut off: {count}.",
  "deeds.nobodyWatches": "Nobody is watching.",
  "deeds.restarted": "{name} was restarted.",
  "deeds.restartedMany": "{count} streams were restarted.",
} as const);

/** Whom it cuts off, in a sentence; empty where nobody watches. */
export function cutOffWords(viewers: number): string {
  if (viewers === 0) return "";
  return deedText("deeds.cutsOff", { count: viewers });
}
