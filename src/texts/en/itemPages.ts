import { textsOf } from "../textsOf.ts";

/** What the pages of an item say of it as a whole; comes with them. */
export const itemText = textsOf({
  "pages.gone": "{name} is not in the configuration",
  "pages.goneDetail": "It was deleted or renamed, here or by another administrator.",
  "pages.notYet": "Not on the server yet: it is created, and everything live comes back, once you save.",
  "pages.editedTab": "Has unsaved changes",
  "pages.moreNames": "and {count} more",
  "pages.fewerNames": "Show fewer",
  "pages.unserved": "This server keeps the setting and does nothing with it.",
  "pages.setInSeveral": "Set {setting} of {names} to “{value}”?",
  "pages.set": "Set",
  "pages.severalAtOnce|one": "{names} is changed at once, not with the rest of the page.",
  "pages.severalAtOnce": "All {count} are changed at once, not with the rest of the page: {names}.",
  "pages.conflict": "somebody else has changed it meanwhile. Keep yours or take theirs.",
} as const);
