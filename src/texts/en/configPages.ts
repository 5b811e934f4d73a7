import { textsOf } from "../textsOf.ts";

/** The global settings: their pages, the config as a file, and as text. */
const configPages = {
  "config.tabs": "Config pages",
  "config.settings": "Settings",
  "config.editor": "Config editor",
  "config.download": "Download config",
  "config.downloadText": "Download text",
  "config.upload": "Upload config",
  "config.notDownloaded": "The config was not downloaded",
  "config.loading": "Loading...",
  "config.text": "Config text",
  "config.textLater":
    "The settings of the text wait for their time. Its comments and its layout do not: they stay here to be saved.",
  "config.laterNothing": "Not to be saved yet: no setting is changed that could wait for a time.",
  "config.saveText": "Save",
  "config.discardText": "Discard",
  "config.discarded": "What you typed is discarded.",
  "config.bringBack": "Bring it back",
  "config.wrong": "Config is wrong",
  "config.nothingSaved": "Nothing was saved.",
  "config.notRead": "The config text could not be read",
  "config.notSaved": "The server did not write it: {reason}",
  "config.outdated": "Another administrator has saved meanwhile.",
  "config.broughtIn": "What they changed stands in the text now. Look at it, and save again.",
  "config.newer":
    "The same lines were changed and saved meanwhile. Your text is not lost: keep yours on these lines, or discard it.",
  "config.keepMine": "Keep mine",
  "config.conflicts": "Changed by another administrator meanwhile. Choose before you save:",
  "config.leftOut": "Missing now, as they held a secret: {count}. Type these changes anew.",
  "config.lost":
    "What you typed before the reload is not in the text: revision {rev}, which you typed it on, cannot be had any more. Copy what you need from here.",
  "config.forgetLost": "Throw it away",
  "config.understood": "Understood",
  "config.toPlain": "Plain text",
  "config.toEditor": "Editor",
  "config.keys":
    "Ctrl+Space suggests, F2 renames, F12 goes to the definition, Ctrl+M lets Tab leave the editor, F1 lists all.",
  "config.place": "Place in the config",
  "config.noPlace": "Place the cursor on a setting to see where it belongs.",
  "config.toForm": "Open in the form",
  "config.showText": "Show in the config text",
  "config.notRenamable": "Nothing that can be renamed stands here.",
  "config.nameTaken": "Another one is called {name} already.",
  "config.hoverValues": "One of: {values}.",
  "config.hoverDefault": "Default: {value}.",
  "config.hoverDeprecated": "No longer in use. {use}",
  "config.moreProblems": "and {count} more problems",
  "config.moreProblems|one": "and 1 more problem",
  "config.problem": "Line {line}, column {column}: {message}",
  "config.problems": "Problems",
  "config.noJson": "{file} is no JSON file that can be read.",
  "config.noObject": "{file} holds no configuration: a JSON object is expected.",
  "surveillance.disabled": "Video surveillance is disabled on this license.",
  "surveillance.contact": "Contact the vendor to enable it",
  "config.viewToken": "View token",
  "config.makeViewToken": "Make a view token",
  "config.nextViewToken": "Make another one",
  "config.noViewToken": "The view token could not be made",
  "config.viewTokenHelp":
    "With ?token= and this behind its address any stream can be watched, until the server ends the token.",
  "config.adInjector": "Ad Injector",
} as const;

/** Comes with the pages it is for. */
export const configWords = textsOf(configPages);
