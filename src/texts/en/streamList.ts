import { textsOf } from "../textsOf.ts";

/** What the list of streams says only where it is asked for: of more columns, and of a new stream. */
const streamList = {
  "list.pictureOf": "Picture of {name}",
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
