/** What happens to a stream whose config would let it run. */
export type Fate =
  | "online"
  | "source-error"
  | "unavailable"
  | "delay"
  | "drops"
  | "no-thumbnails"
  | "agent-connected"
  | "agent-missing"
  | "agent-unconfigured"
  /** Somebody publishes, or watches an on-demand stream. */
  | "in-use";
