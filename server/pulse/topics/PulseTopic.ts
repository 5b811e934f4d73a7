/** A graph that a console subscribes to: `TOPIC/RESOLUTION`. */
export interface PulseTopic {
  /** As the answer names it. */
  readonly topic: string;
  readonly resolution: "minute" | "hour" | "custom";
}
