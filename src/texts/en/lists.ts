/** What tables and lists share; the grouped lists of locations, mirrors and VODs, and the pages of their items. */
export const lists = {
  "list.clear": "Clear",
  "groups.create": "Create",
  "groups.discard": "Discard",
  "groups.offline": "The server cannot be reached now.",
  "groups.clear": "Clear search and filters",
  "groups.remove": "Remove {name}",
  "groups.restart": "restart",
  "groups.stop": "stop",
  "items.published": "Published streams",
  "items.streams": "Streams now",
  "items.clients": "Clients now",
  "items.watch": "Clients",
  "items.history": "Viewer history",
  "items.oneLocation": "Clients and history are shown for one location at a time: choose one",
} as const;
