/** What tables and lists share; the grouped lists of locations, mirrors and VODs. */
export const lists = {
  "list.clear": "Clear",
  "groups.create": "Create",
  "groups.discard": "Discard",
  "groups.offline": "The server cannot be reached now.",
  "groups.clear": "Clear search and filters",
  "groups.remove": "Remove {name}",
  "groups.restart": "restart",
  "groups.stop": "stop",
} as const;
