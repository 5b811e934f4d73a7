import type { LogListener } from "./watchLog.ts";
import type { PulseLine } from "./PulseLine.ts";
import type { PulseTopic } from "./PulseTopic.ts";
import type { Session } from "../generated/types/Session.ts";

/** What the live line tells of one stream or graph to who asks; each call returns the function that ends it. */
export interface LiveFeeds {
  pulse(topic: PulseTopic, listener: (lines: readonly PulseLine[]) => void): () => void;
  log(name: string, listener: LogListener): () => void;
  sessions(name: string, listener: (sessions: readonly Session[]) => void): () => void;
}
