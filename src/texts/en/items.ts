/** The pages of locations, mirrors and VOD locations. */
export const items = {
  "items.locations": "{count} locations",
  "items.mirrors": "{count} mirrors",
  "items.vods": "{count} VODs",
  "items.published": "Published streams",
  "items.streams": "Streams now",
  "items.clients": "Clients now",
  "items.watch": "Clients",
  "items.history": "History",
  "items.oneLocation": "Clients and history are of one location: choose which",
} as const;
