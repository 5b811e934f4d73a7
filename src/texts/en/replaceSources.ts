import { textsOf } from "../textsOf.ts";

/** What the dialog says that replaces a part of many sources. */
export const replaceText = textsOf({
  "media.replace.find": "Find in sources",
  "media.replace.with": "Replace with",
  "media.replace.help": "Searches the sources of the {count} selected streams. Every change is previewed here first.",
  "media.replace.help|one": "Searches the sources of the selected stream. Every change is previewed here first.",
  "media.replace.none": "No selected stream uses it.",
  "media.replace.preview": "Changes of sources",
  "media.replace.change": "Change {from} of {name}",
  "media.replace.removed": "the source is removed",
  "media.replace.stage": "Add {count} changes to the draft",
  "media.replace.stage|one": "Add 1 change to the draft",
  "media.replace.stageNone": "Add changes to the draft",
} as const);
