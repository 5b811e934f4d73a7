import { textsOf } from "../textsOf.ts";

/** The words of comparing saved configurations, and of taking one back into the draft. */
export const compareText = textsOf({
  "compare.restoring": "Reading revision {rev}…",
  "compare.restoreFailed": "Nothing was put into the draft: {reason}",
  "compare.notKept":
    "Revision {rev} cannot be taken back: it is not kept any more, is damaged, or was put aside and never served.",
  "compare.noConfig": "The configuration of the server has not come yet.",
  "compare.retry": "Try again",

  "compare.ask": "Put revision {rev} into the draft?",
  "compare.askHelp": "Nothing is saved by this: what you put into the draft is reviewed and saved like any other edit.",
  "compare.lost": "These edits in the draft would be lost",
  "compare.comes": "What it does",
  "compare.moreNotes": "and {count} more",
  "compare.put": "Put into the draft",
  "compare.cancel": "Cancel",

  "compare.noteRenamed": "{name} is called {now} now: its settings go there, and it keeps that name.",
  "compare.noteCreated": "{name} was removed since: it is created again.",
  "compare.noteDeleted": "{name} came later: it is deleted.",
  "compare.noteUnknown": "{name} is not known to this server: it is left out.",

  "compare.doneNone": "{what} is as it was in revision {rev}: nothing was put into the draft.",
  "compare.doneAll": "The configuration",
  "compare.doneOne": "1 change of revision {rev} is in the draft. Nothing is saved yet.",
  "compare.done": "{count} changes of revision {rev} are in the draft. Nothing is saved yet.",
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
