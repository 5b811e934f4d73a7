/** What an operator changed, in words. */
export const changes = {
  "changes.whole": "{entity}: {what}",
  "changes.created": "created",
  "changes.deleted": "deleted",
  "changes.renamed": "renamed to {name}",
  "changes.many": "{count} {plural}",
  "changes.value": "{entity}: {field} {from} → {to}",
  "changes.hidden": "hidden",
  "changes.secret": "{entity}: {field} changed",
  "changes.added": "{entity}: {field}: {item} added",
  "changes.removed": "{entity}: {field}: {item} removed",
  "changes.order": "{entity}: {field}: order changed",
  "changes.absent": "not set",
  "changes.default": "default ({value})",
  "changes.on": "on",
  "changes.off": "off",
  "changes.empty": "empty",
} as const;
