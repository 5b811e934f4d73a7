import { textsOf } from "../textsOf.ts";

/** The history of the configuration: every revision that is kept, what it changed, and what can be done with it. */
export const revisionText = textsOf({
  "revisions.list": "Saved configurations",
  "revisions.search": "Search comments, logins, addresses and names",
  "revisions.searchShort": "Search the history",
  "revisions.filters": "Filters",
  "revisions.filtersSet": "Filters ({count})",
  "revisions.clear": "Clear filters",
  "revisions.total": "{count} revisions",
  "revisions.total|one": "1 revision",
  "revisions.found": "{found} of {count} revisions",
  "revisions.found|one": "{found} of 1 revision",
  "revisions.kept": "The newest {count} revisions are kept, and all of the last {days}.",
  "revisions.kept|one": "The newest revision is kept, and all of the last {days}.",
  "revisions.keptDays": "{count} days",
  "revisions.keptDays|one": "day",
  "revisions.keptCount": "The newest {count} revisions are kept.",
  "revisions.keptCount|one": "The newest revision is kept.",
  "revisions.mostIndexed":
    "Where one save changed more than 2,000 settings, the rest of them are not found by entity or setting.",

  "revisions.entity": "What was changed",
  "revisions.anyEntity": "Anything",
  "revisions.entities": "Streams and others",
  "revisions.setting": "Setting",
  "revisions.anySetting": "Any setting",
  "revisions.settings": "Settings",
  "revisions.unknownPath":
    "Nothing is called “{name}” now. Choose a name, or type a path of what is gone: streams/news.",
  "revisions.who": "Login",
  "revisions.way": "Way",
  "revisions.anyWay": "Any way",
  "revisions.from": "From",
  "revisions.to": "Until",
  "revisions.wrongSpan": "This is not after “From”: nothing can be found.",

  "revisions.way.form": "in forms",
  "revisions.way.text": "as text",
  "revisions.way.import": "by an import",
  "revisions.way.restore": "from the history",
  "revisions.way.api": "by a program",
  "revisions.way.file": "in the file",
  "revisions.way.start": "at the start",
  "revisions.way.undo": "undoing a trial",

  "revisions.column.revision": "Revision",
  "revisions.column.time": "Time",
  "revisions.column.by": "By",
  "revisions.column.changes": "Changes",
  "revisions.column.actions": "Actions",
  "revisions.column.toCompare": "To compare",
  "revisions.byFile": "edited by hand",
  "revisions.byServer": "the server",
  "revisions.pastBy": "by {who}",
  "revisions.pastByFile": "by hand in the file,",
  "revisions.pastByServer": "by the server",
  "revisions.only": "Only revision {rev}",
  "revisions.comment": "“{comment}”",
  "revisions.changes|one": "1 change",
  "revisions.changes": "{count} changes",
  "revisions.changesMany": "{count} changes or more",
  "revisions.noChanges": "No setting changed",
  "revisions.firstOfAll": "The first configuration",
  "revisions.unknownChanges": "Changes are still being worked out",
  "revisions.andMore": "and {count} more",
  "revisions.andOthers": "and others",
  "revisions.whole": "created, deleted or renamed",
  "revisions.moreSettings": "{count} more changed settings are not listed here.",
  "revisions.moreSettings|one": "1 more changed setting is not listed here.",
  "revisions.compareAll": "See all in the comparison",
  "revisions.ofEntity": "All its revisions",
  "revisions.unfold": "Show what revision {rev} changed",
  "revisions.fold": "Hide what revision {rev} changed",

  "revisions.current": "current",
  "revisions.rescue": "rescue",
  "revisions.waiting": "on trial",
  "revisions.undone": "undone",
  "revisions.aside": "put aside",
  "revisions.asideHelp": "An edit of the file that was never in force.",
  "revisions.damaged": "damaged",
  "revisions.damagedHelp": "Its text is lost, or not what was saved: it can neither be compared nor restored.",
  "revisions.scheduled": "at a set time",

  "revisions.choose": "Choose revision {rev} to compare",
  "revisions.chosenFirst": "Revision {rev} is chosen. Choose another one to compare it with.",
  "revisions.chosenBoth": "Revisions {from} and {to} are chosen.",
  "revisions.chosen": "Chosen revisions",
  "revisions.compareChosen": "Compare these two",
  "revisions.chooseNone": "Clear the choice",
  "revisions.compare": "Compare",
  "revisions.compareOf": "Compare revision {rev} with the one before",
  "revisions.compareBefore": "Compare with the one before",
  "revisions.compareNow": "Compare with now",
  "revisions.restore": "Put this whole config into the draft",
  "revisions.restoreBefore": "Put the whole config before it into the draft",
  "revisions.asIn": "As in revision {rev}",
  "revisions.asInOf": "As in revision {rev}: {what}",
  "revisions.asInHelp": "Puts {what} into the draft as it was in revision {rev}.",
  "revisions.asBefore": "As it was before",
  "revisions.asBeforeOf": "As it was before: {what}",
  "revisions.asBeforeHelp": "Puts {what} into the draft as it was before revision {rev}.",
  "revisions.bringBack": "Bring it back",
  "revisions.bringBackOf": "Bring it back: {what}",
  "revisions.bringBackHelp": "Puts {what} into the draft as it was before revision {rev} deleted it.",
  "revisions.takeOut": "Take it out again",
  "revisions.takeOutOf": "Take it out again: {what}",
  "revisions.takeOutHelp": "Deletes {what} in the draft, as it was not there before revision {rev}.",
  "revisions.markRescue": "Mark as rescue",
  "revisions.unmarkRescue": "Remove the rescue mark",
  "revisions.notMarked": "Revision {rev} was not marked",
  "revisions.notUnmarked": "The mark was not removed",
  "revisions.isRescue": "Rescue is revision {rev}",
  "revisions.restoreRescue": "Put the rescue configuration into the draft",
  "revisions.rescueHelp":
    "Mark a revision that is known to work as rescue: it is kept however old it gets, and a button here puts it into the draft.",
  "revisions.actionsOf": "Actions for revision {rev}",
  "revisions.named": "revision {rev}",

  "revisions.new": "{count} new revisions",
  "revisions.new|one": "1 new revision",
  "revisions.loading": "Loading the history...",
  "revisions.loadingMore": "Loading older revisions...",
  "revisions.failed": "The history could not be loaded",
  "revisions.moreFailed": "Not all could be loaded: {reason}",
  "revisions.offline": "The connection is lost. New revisions appear when it is back.",
  "revisions.offlineEmpty": "The history is shown when the connection is back",
  "revisions.none": "Nothing was saved yet",
  "revisions.noneHelp": "Each save of the configuration will be listed here, with who made it and what it changed.",
  "revisions.noneFits": "No revision fits the filters",
  "revisions.gone": "Revision {rev} is not kept",
  "revisions.goneHelp": "It is older than what is kept, or there was none of this number.",
  "revisions.unserved": "This server keeps no history that can be searched",
  "revisions.unservedHelp": "It is older than this console, or another product.",

  "revisions.past|one": "Changed in 1 of the revisions kept, {by} {moment}",
  "revisions.pastAdded": "Created {by} {moment}",
  "revisions.pastAddedAgain": "Changed in {count} of the revisions kept, last created again {by} {moment}",
  "revisions.past": "Changed in {count} of the revisions kept, last {by} {moment}",
  "revisions.pastLeast": "Changed in at least {count} of the revisions kept, last {by} {moment}",
  "revisions.pastNone": "Not changed in the revisions kept",
  "revisions.pastSettingNone": "{title}: not changed in the revisions kept",
  "revisions.pastSetting|one": "{title}: changed in 1 revision, {by} {moment}",
  "revisions.pastSetting": "{title}: changed in {count} revisions, last {by} {moment}",
  "revisions.pastSettingLeast": "{title}: changed in at least {count} revisions, last {by} {moment}",
});

const ways = ["form", "text", "import", "restore", "api", "file", "start", "undo"] as const;

/** The ways that a configuration comes, each with its words. */
export function wayChoices(): readonly { readonly value: string; readonly label: string }[] {
  return ways.map((value) => ({ value, label: revisionText(`revisions.way.${value}`) }));
}

/** A way in words; one that this console does not know by its name. */
export function wayInWords(way: string): string {
  return wayChoices().find(({ value }) => value === way)?.label ?? way;
}

/** Who saved something: a login, or what did it without one. */
export function savedByWords(who: string): string {
  if (who === "file") return revisionText("revisions.byFile");
  return who === "server" ? revisionText("revisions.byServer") : who;
}

/** Who saved something, in a sentence about what was done: "by eva". */
export function doneByWords(who: string): string {
  if (who === "file") return revisionText("revisions.pastByFile");
  return who === "server" ? revisionText("revisions.pastByServer") : revisionText("revisions.pastBy", { who });
}

/** The server counts no further. */
const mostCounted = 5000;

/** How many settings a revision changed. */
export function revisionChanges(changes: number | undefined): string {
  if (changes === undefined) return revisionText("revisions.unknownChanges");
  if (changes === 0) return revisionText("revisions.noChanges");
  return changes < mostCounted
    ? revisionText("revisions.changes", { count: changes })
    : revisionText("revisions.changesMany", { count: changes });
}
