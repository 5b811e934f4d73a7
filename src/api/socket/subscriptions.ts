import type { Session } from "../../generated/types/Session.ts";
import { type LogListener, watchLog } from "../logApi.ts";
import { type PulseLine, type PulseTopic, watchPulse } from "../pulseApi.ts";
import { watchSessions } from "../sessionsApi.ts";
import type { EventSocket } from "./EventSocket.ts";

/** What the live connection reports of one stream or graph while somebody asks; each call returns the function that ends it. */
export interface LiveSubscriptions {
  pulse(topic: PulseTopic, listener: (lines: readonly PulseLine[]) => void): () => void;
  log(name: string, listener: LogListener): () => void;
  sessions(name: string, listener: (sessions: readonly Session[]) => void): () => void;
}

/** The subscriptions of a live connection. */
export function createSubscriptions(socket: EventSocket): LiveSubscriptions {
  return {
    pulse: (topic, listener) => watchPulse(socket, topic, listener),
    log: (name, listener) => watchLog(socket, name, listener),
    sessions: (name, listener) => watchSessions(socket, name, listener),
  };
}
