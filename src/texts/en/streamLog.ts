import { textsOf } from "../textsOf.ts";
import { clientsText } from "./clients.ts";

/** The log of a stream, as a part of a page and as a page. */
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
  "log.shown": "{shown} of {total} entries",
} as const;

/** Comes with the pages it is for. */
export const logText = textsOf(streamLog);

/** What the pages of a stream are called that no schema names. */
export function streamPageLabel(page: "clients" | "history" | "logs"): string {
  return page === "logs" ? logText("log.title") : clientsText(`${page}.title`);
}
