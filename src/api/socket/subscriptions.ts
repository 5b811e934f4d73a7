import type { Session } from "../../generated/types/Session.ts";
import { type LogListener, watchLog } from "../logApi.ts";
import { type PulseLine, type PulseTopic, watchPulse } from "../pulseApi.ts";
import { watchSessions } from "../sessionsApi.ts";
import type { EventSocket } from "./EventSocket.ts";

/** What the live line tells of one stream or graph to who asks; each call returns the function that ends it. */
export interface LiveFeeds {
  pulse(topic: PulseTopic, listener: (lines: readonly PulseLine[]) => void): () => void;
  log(name: string, listener: LogListener): () => void;
  sessions(name: string, listener: (sessions: readonly Session[]) => void): () => void;
}

/** The feeds of a live line. */
export function createFeeds(socket: EventSocket): LiveFeeds {
  return {
    pulse: (topic, listener) => watchPulse(socket, topic, listener),
    log: (name, listener) => watchLog(socket, name, listener),
    sessions: (name, listener) => watchSessions(socket, name, listener),
  };
}
