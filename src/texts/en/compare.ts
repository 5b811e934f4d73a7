import { textsOf } from "../textsOf.ts";

/** The words of comparing saved configurations, and of taking one back into the draft. */
export const compareText = textsOf({
  "compare.title": "Compare revisions",
  "compare.noTwo": "Choose two revisions to compare",
  "compare.noTwoHelp": "Tick them in the history.",
  "compare.from": "From",
  "compare.to": "To",
  "compare.revision": "Revision {rev}",
  "compare.servedNow": "Current configuration",
  "compare.swap": "Swap",
  "compare.before": "The one before",
  "compare.now": "With the current one",
  "compare.notBefore": "The one before was not found",
  "compare.noneBefore": "None is kept from before revision {rev}.",
  "compare.newer": "Revision {rev} was saved meanwhile; it is not in this comparison yet.",
  "compare.withNewer": "Compare with it",
  "compare.putRevision": "Put into the draft: revision {rev}",
  "compare.putPart": "Put {what} into the draft as in revision {rev}",

  "compare.shownAs": "Shown as",
  "compare.words": "In words",
  "compare.text": "As text",
  "compare.only": "Only {what}",
  "compare.showAll": "Show all",
  "compare.differences": "Differences",
  "compare.count|one": "1 difference",
  "compare.count": "{count} differences in {places}",
  "compare.places": "{count} places",
  "compare.places|one": "1 place",
  "compare.counting": "{count} differences so far…",
  "compare.counting|one": "1 difference so far…",
  "compare.secretChanged": "changed, not shown",
  "compare.same": "All settings are the same",
  "compare.sameHelp": "Comments and layout may still differ: look at it as text.",
  "compare.sameText": "The texts are the same",
  "compare.secretsHidden": "Secrets are not shown.",
  "compare.countingLines": "Comparing…",
  "compare.textDifference": "Difference as text",
  "compare.columns": "Columns",
  "compare.columns.two": "Side by side",
  "compare.columns.one": "One column",

  "compare.reading": "Loading the revisions…",
  "compare.failed": "The revisions could not be compared",
  "compare.offline": "The comparison is shown when the connection is back",
  "compare.unread": "These two cannot be compared in words",
  "compare.unreadFirst": "There is nothing to compare with",
  "compare.unread.notKept":
    "Revision {rev} is not kept: it is older than what is kept, or there was none of this number.",
  "compare.unread.noneBefore": "Nothing is kept from before revision {rev} that it could be compared with.",
  "compare.unread.inHistory": "Show revision {rev} in the history",
  "compare.unread.damaged": "Revision {rev} is damaged: its text is lost, or not what was saved.",
  "compare.unread.aside": "Revision {rev} was put aside and never served: there is a text of it only.",
  "compare.showText": "Compare as text",

  "compare.restoring": "Reading revision {rev}…",
  "compare.restoreFailed": "Nothing was put into the draft: {reason}",
  "compare.notKept":
    "Revision {rev} cannot be taken back: it is not kept any more, is damaged, or was put aside and never served.",
  "compare.noConfig": "The configuration of the server has not come yet.",
  "compare.retry": "Try again",

  "compare.ask": "Put revision {rev} into the draft?",
  "compare.askHelp": "Nothing is saved by this: what you put into the draft is reviewed and saved like any other edit.",
  "compare.lost": "These edits in the draft would be lost",
  "compare.comes": "What happens",
  "compare.moreNotes": "and {count} more",
  "compare.put": "Put into the draft",
  "compare.cancel": "Cancel",

  "compare.noteRenamed": "{name} is called {now} now: its settings go there, and it keeps that name.",
  "compare.noteCreated": "{name} was removed since: it is created again.",
  "compare.noteCreatedMany": "{names} were removed since: they are created again.",
  "compare.noteDeletedMany": "{names} came later: they are deleted.",
  "compare.noteComments":
    "Settings come back, comments in the text do not: those of that day stay in the text of that revision.",
  "compare.noteDeleted": "{name} came later: it is deleted.",
  "compare.noteUnknown": "{name} is not known to this server: it is left out.",

  "compare.doneNone": "{what} is as it was in revision {rev}: nothing was put into the draft.",
  "compare.doneAll": "The configuration",
  "compare.done|one": "1 change is in the draft, back to revision {rev}. Nothing is saved yet.",
  "compare.done": "{count} changes are in the draft, back to revision {rev}. Nothing is saved yet.",
  "compare.review": "Review",
  "compare.undo": "Undo",
  "compare.dismiss": "Dismiss",
  "compare.undone": "The draft is as it was before.",

  "compare.secret": "[secret]",
  "compare.otherSecret": "[another secret]",
  "compare.order": "Order",

  "compare.comment": "As in revision {rev} of {day}",
  "compare.commentOf": "{what} as in revision {rev} of {day}",
});

/** What one side of a comparison is called: a revision, the one that is served, the one before the other side. */
export function sideInWords(name: number | "now" | "before"): string {
  if (name === "now") return compareText("compare.servedNow");
  return name === "before" ? compareText("compare.before") : compareText("compare.revision", { rev: name });
}
