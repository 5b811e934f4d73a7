/** Streams that a location's publisher or a mirror has brought. */
export const relayed = {
  "relayed.gone": "{name} is not there",
  "relayed.goneDetail": "Nobody publishes it at the moment, or no server has it any more.",
  "relayed.location": "Location config",
  "relayed.mirror": "Mirror config",
  "relayed.overview": "Overview",
  "relayed.output": "Output",
  "relayed.dvr": "DVR",
  "relayed.name": "Name",
  "relayed.owner": "Brought by",
  "relayed.addresses": "Addresses",
  "relayed.noDvr": "Nothing of this stream is recorded.",
} as const;
