import { textsOf } from "../textsOf.ts";

/** The words around a save: what is said of it, whether it is on trial, when it is made; and of what waits. */
export const savingText = textsOf({
  "saving.check": "Check",
  "saving.checkRunning": "Checking…",
  "saving.checkFine": "Nothing is wrong; nothing was applied.",
  "saving.checkWrong|one": "One thing is wrong; nothing was applied.",
  "saving.checkWrong": "{count} things are wrong; nothing was applied.",
  "saving.checkDoubts|one": "It can be saved, but one thing is doubtful; nothing was applied.",
  "saving.checkDoubts": "It can be saved, but {count} things are doubtful; nothing was applied.",
  "saving.found.error": "Wrong:",
  "saving.found.warning": "Doubtful:",
  "saving.checkFailed": "Not checked: {reason}",
  "saving.checkMore": "{count} more, not listed here.",

  "saving.how": "How it is saved:",
  "saving.howNow": "now, for good.",
  "saving.howTrial": "now, on trial for {time}.",
  "saving.howAt": "at {moment}.",
  "saving.howAtNone": "at a time that is still to be chosen.",
  "saving.quoted": "“{comment}”",
  "saving.whyNothing": "Nothing is changed: there is nothing to save.",
  "saving.whyConflicts": "Not to be saved yet: choose what to do with each conflict above.",
  "saving.whyComment": "Not to be saved yet: shorten the comment.",
  "saving.whyTime": "Not to be saved yet: choose a time under “How it is saved”.",
  "saving.comment": "Comment",
  "saving.commentHelp": "Optional. Kept with the revision, for whoever looks back.",
  "saving.commentLeft": "{count} of {limit} characters",
  "saving.commentTooLong": "{count} of {limit} characters: shorten it before saving.",

  "saving.when": "When",
  "saving.now": "Now",
  "saving.later": "At a time",
  "saving.at": "Date and time",
  "saving.inHour": "In 1 h",
  "saving.atNight": "Next 03:00",
  "saving.zone": "By the server's time of day: {zone}.",
  "saving.zoneHere": "By this browser's time of day: {zone}.",
  "saving.hereIs": "Here that is {moment}.",
  "saving.timeMissing": "Choose a date and a time.",
  "saving.timePast": "Choose a time that is still to come.",
  "saving.timeLate": "Choose a time within the next 30 days.",
  "saving.laterHelp":
    "Nothing is applied before. What others save until then stays; if both changed the same setting, nothing is applied and the server says so.",
  "saving.laterRisky":
    "This may lock you out, and at that time nothing is taken back by itself. Save it now, with confirmation, to be safe.",

  "saving.confirm": "Ask me to keep it",
  "saving.within": "within",
  "saving.withinLabel": "Time to keep it within",
  "saving.minute": "1 min",
  "saving.minutes": "{count} min",
  "saving.confirmHelp": "It is applied at once, and undone by itself unless somebody keeps it in time.",
  "saving.confirmRisky": "This may lock you out of the console, so it is on trial first.",
  "saving.confirmRiskyOff": "This may lock you out of the console. Without the trial nobody takes it back.",
  "saving.saveTrial": "Apply on trial",
  "saving.saveAt": "Save for {moment}",

  "saving.trialLabel": "Save on trial",
  "saving.trial": "Revision {rev} of {who}, {changes}, is on trial.",
  "saving.trialOwn": "Your revision {rev}, {changes}, is on trial.",
  "saving.changes|one": "1 change",
  "saving.changes": "{count} changes",
  "saving.who": "{login} ({address})",
  "saving.somebody": "another administrator",
  "saving.returnsIn": "It is undone in {time} unless it is kept.",
  "saving.offline": "The connection is lost; the change is undone by itself in {time} unless it is kept.",
  "saving.offlineOver": "The connection is lost. By now revision {rev} was undone by itself, unless somebody kept it.",
  "saving.over": "Its time is over; the server takes it back.",
  "saving.keep": "Keep",
  "saving.undo": "Undo now",
  "saving.notDecided": "Not done: {reason}",
  "saving.kept": "Revision {rev} is kept.",
  "saving.returned": "Revision {rev} was taken back; the former configuration is in force.",
  "saving.keptBy": "Revision {rev} was kept by {who}.",
  "saving.returnedBy": "Revision {rev} was taken back by {who}; the former configuration is in force.",
  "saving.returnedInTime":
    "Revision {rev} was not kept in time and was taken back; the former configuration is in force.",
  "saving.editAgain": "Put the changes into the draft again",
  "saving.dismiss": "Dismiss",

  "saving.waits|one": "1 save waits for {moment}",
  "saving.waitsShort|one": "1 save at {moment}",
  "saving.waitsShort": "{count} saves from {moment}",
  "saving.waits": "{count} saves wait, the next for {moment}",
  "saving.changesAgain": "The save that waits for {moment} changes this again: {what}.",
  "saving.waitsUnknown": "Saves wait for their time",
  "saving.waitsTitle": "Saves that wait for their time",
  "saving.waitsNone": "No save waits any more.",
  "saving.by": "{changes} by {who}",
  "saving.morePaths": "and {count} more",
  "saving.changesNothing": "As things are, it changes nothing: all that it would set is so already.",
  "saving.willConflict": "As things are, it will not be applied: somebody has changed the same settings since.",
  "saving.willBeRefused": "As things are, it will not be applied: {reason}",
  "saving.changesUnknown": "What it would change now is not known: {reason}",
  "saving.cancel": "Cancel this save",
  "saving.cancelOf": "Cancel this save: {moment}",
  "saving.cancelled": "The save for {moment} is cancelled.",
  "saving.cancelledShort": "Save cancelled",
  "saving.cancelledBy": "The save for {moment} was cancelled by {who}.",
  "saving.waitsFailed": "Not done: {reason}",
});

/** How many changes, in words. */
export function changesInWords(count: number): string {
  return savingText("saving.changes", { count });
}

/** Who saved something, and from where. */
export function whoInWords(login: string | undefined, address: string | undefined): string {
  if (!login) return savingText("saving.somebody");
  return address ? savingText("saving.who", { login, address }) : login;
}

/** That a save is cancelled, and by whom where that was another. */
export function cancelledInWords(
  moment: string,
  by: { readonly login: string; readonly address: string } | undefined,
): string {
  if (by === undefined) return savingText("saving.cancelled", { moment });
  return savingText("saving.cancelledBy", { moment, who: whoInWords(by.login, by.address) });
}

/** Why it is not known what a save that waits would change. */
export function untoldInWords({
  failure,
  isRefused,
}: {
  readonly failure: string;
  readonly isRefused: boolean;
}): string {
  return savingText(isRefused ? "saving.willBeRefused" : "saving.changesUnknown", { reason: failure });
}
