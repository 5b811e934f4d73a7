import { textsOf } from "../textsOf.ts";

/** What the list of streams says only of columns that an operator has asked for. */
const streamList = {
  "list.pictureOf": "Picture of {name}",
  "list.trafficOf": "Input of {name} over the last hour",
} as const;

/** Comes with the columns it is for. */
export const listText = textsOf(streamList);
