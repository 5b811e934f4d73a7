import { textsOf } from "../textsOf.ts";

/** What an operator changed, in words; loaded where changes are told. */
export const changeText = textsOf({
  "changes.whole": "{entity}: {what}",
  "changes.whole.created": "created",
  "changes.whole.deleted": "deleted",
  "changes.renamed": "renamed to {name}",
  "changes.many": "{count} {plural}",
  "changes.value": "{entity}: {field} {from} → {to}",
  "changes.items": "{entity}: {field}: {what}",
  "changes.part": "{what} {from} → {to}",
  "changes.secret": "{entity}: {field} changed",
  "changes.added": "{item} added",
  "changes.removed": "{item} removed",
  "changes.order": "order changed",
  "changes.back": "{field} of {entity} is as before.",
  "changes.backValue": "{field} of {entity} is as before: {from}.",
  "changes.backDeleted": "{entity} stays.",
  "changes.backCreated": "{entity} is not created.",
  "changes.backMany": "{count} changes are taken back: {what}.",
  "changes.backNone": "Nothing was changed.",
  "changes.various": "various",
  "changes.removing": "Drawn closer: older recordings are removed.",
  "changes.undoWhole": "Undo all of {entity}",
  "changes.showMore": "Show {count} more of {rest}",
} as const);
