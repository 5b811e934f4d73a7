import { textsOf } from "../textsOf.ts";

/** The servers that know each other. */
const cluster = {
  "cluster.hostname": "This peer hostname",
} as const;

/** Its texts, which come with what uses them. */
export const clusterText = textsOf(cluster);
