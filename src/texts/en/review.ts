/** The words of the review: what is changed, how it was, how it will be. */
export const review = {
  "review.label": "Changes",
  "review.empty": "No unsaved changes",
  "review.undo": "Undo",
  "review.undoField": "Undo {field} of {entity}",
  "review.was": "was",
  "review.becomes": "becomes",
  "review.absent": "not set",
  "review.hidden": "hidden",
  "review.added": "added",
  "review.removed": "removed",
  "review.line": "Line {line}",
  "review.same": "No difference",
} as const;
