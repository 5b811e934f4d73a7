/** What the grouped lists of the Media screen share: locations, mirrors, VODs. */
export const groups = {
  "groups.create": "Create",
  "groups.discard": "Discard",
  "groups.offline": "The server cannot be reached now.",
  "groups.clear": "Clear search and filters",
  "groups.remove": "Remove {name}",
  "groups.restart": "restart",
  "groups.stop": "stop",
} as const;
