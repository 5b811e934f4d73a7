/** The value of a setting, in words. */
export const changes = {
  "changes.hidden": "hidden",
  "changes.absent": "not set",
  "changes.default": "default ({value})",
  "changes.on": "on",
  "changes.off": "off",
  "changes.empty": "empty",
} as const;
