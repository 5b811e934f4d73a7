/** The Media screen: its side panel and its list of streams. */
export const media = {
  "media.pick": "Pick {name}",
  "media.search": "Search streams",
  "media.name": "Name",
  "media.status": "Status",
  "media.bitrate": "Bitrate",
  "media.clients": "Clients",
  "media.runtime": "Runtime",
  "media.source": "Source",
  "media.shown": "{shown} of {total} streams",
  "media.none": "No matching streams found",
  "media.empty": "There are no streams yet",
  "media.emptyDetail":
    "Add a stream to the configuration and it appears here, or begin with one that the server makes itself.",
  "media.addTest": "Add a test stream",
  "media.clearSearch": "Clear the search",
} as const;
