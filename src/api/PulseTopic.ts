/** A graph: what it shows, and how finely (a minute by the second, an hour by the minute, or as its query says). */
export interface PulseTopic {
  readonly topic: string;
  readonly resolution: "minute" | "hour" | "custom";
}
