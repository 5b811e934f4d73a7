import { textsOf } from "../textsOf.ts";

/** Streams that a location or a mirror relays. */
const relayed = {
  "relayed.gone": "{name} is not available",
  "relayed.goneDetail": "It is not being published at the moment, or no origin server has it any more.",
  "relayed.location": "Location config",
  "relayed.mirror": "Mirror config",
  "relayed.overview": "Overview",
  "relayed.output": "Output",
  "relayed.dvr": "DVR",
  "relayed.name": "Name",
  "relayed.owner": "Relayed by",
  "relayed.addresses": "Addresses",
  "relayed.noDvr": "This stream has no recordings.",
} as const;

/** Comes with their pages. */
export const relayedText = textsOf(relayed);
