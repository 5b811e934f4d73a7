import { textsOf } from "../textsOf.ts";

/** What the list of streams says only where it is asked for: of more columns, of a new stream, and where it shows none. */
const streamList = {
  "list.pictureOf": "Picture of {name}",
  "media.none": "No matching streams found",
  "media.empty": "There are no streams yet",
  "media.emptyDetail": "Add a stream to the configuration, or start with a test stream that the server generates.",
  "media.addTest": "Add a test stream",
  "media.clearSearch": "Clear search and filters",

  "list.publishedElsewhere": "Streams that are published to a location are listed under Locations.",
  "list.publishedNow": "Published to locations, and listed there: {count}.",
  "list.toLocations": "Go to Locations",
  "list.trafficOf": "Input of {name} over the last hour",

  "media.add.name": "Stream name",
  "media.add.url": "Source URL",
  "media.add.published": "An encoder or a browser publishes it here",
  "media.add.urlHelp": "Address the server reads the stream from. It can be added later.",
  "media.add.publishedHelp":
    "publish:// allows publishing. The publishing address is shown once the stream is created.",
} as const;

/** Comes with what it is for. */
export const listText = textsOf(streamList);
