/** Streams that a location's publisher or a mirror has brought. */
export const brought = {
  "brought.gone": "{name} is not there",
  "brought.goneDetail": "Nobody publishes it at the moment, or no server has it any more.",
  "brought.location": "Location config",
  "brought.mirror": "Mirror config",
  "brought.overview": "Overview",
  "brought.output": "Output",
  "brought.dvr": "DVR",
  "brought.name": "Name",
  "brought.owner": "Brought by",
  "brought.addresses": "Addresses",
  "brought.noDvr": "Nothing of this stream is recorded.",
} as const;
