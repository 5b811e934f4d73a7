import { textsOf } from "../textsOf.ts";

/** The log of a stream or of an item, as a part of a page and as a page. */
const streamLog = {
  "log.title": "Logs",
  "log.of": "Log of {name}",
  "log.empty": "Nothing was logged yet.",
  "log.noMatch": "No entry matches the filter.",
  "log.filter": "Filter the log",
  "log.copyAll": "Copy all",
  "log.level": "Which entries",
  "log.level.all": "all",
  "log.level.info": "without debug",
  "log.level.warning": "warnings and errors",
  "log.level.error": "errors",
  "log.oneItem": "Logs are shown for one at a time: choose one",
  "log.shown": "{shown} of {count} entries",
  "log.shown|one": "{shown} of 1 entry",
} as const;

/** Comes with the pages it is for. */
export const logText = textsOf(streamLog);
