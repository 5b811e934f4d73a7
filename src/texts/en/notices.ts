import { textsOf } from "../textsOf.ts";

/** What the server wants known: its notifications, and a hand edit of the config file that it cannot take; a config text that is not saved. */
const notices = {
  "notifications.label": "Notifications",
  "notifications.newVersion": "A new version is available: {version}",
  "notifications.newVersionDetail":
    "This server can be updated to version {version}. Update the package on the server and restart it; the configuration stays as it is.",
  "notifications.error": "Error",
  "notifications.version": "Update",
  "notifications.putAway": "Hide until they change",
  "notifications.bell": "Show {count} notifications",
  "notifications.bell|one": "Show 1 notification",

  "textAside.title": "Config text not saved",
  "textAside.short": "Text not saved",
  "textAside.help": "What is typed there is kept, and is no part of the draft until it can be read and all is decided.",

  "handEdit.label": "Manual edit of the configuration file",
  "handEdit.nothingSaved":
    "Nothing can be saved until the file is fixed or the edit is set aside. Your unsaved changes are kept.",
  "handEdit.putAside": "Set aside",
  "handEdit.putAsideTitle": "Set the manual edit aside?",
  "handEdit.putAsideQuestion":
    "The edit is kept as a separate revision that can be read but is never applied, and the file is restored to the running configuration.",
  "handEdit.mend": "Fix it",
  "handEdit.mendTitle": "Fix the configuration file?",
  "handEdit.mendQuestion": "The edit is applied with these automatic corrections:",
  "handEdit.change": "line {line}: {from} → {to}.",
  "handEdit.more": "And {count} more.",
} as const;

/** Its texts, which come with the first notice. */
export const noticeText = textsOf(notices);
