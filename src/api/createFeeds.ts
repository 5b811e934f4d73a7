import type { EventSocket } from "./EventSocket.ts";
import type { LiveFeeds } from "./LiveFeeds.ts";
import { watchLog } from "./watchLog.ts";
import { watchPulse } from "./watchPulse.ts";
import { watchSessions } from "./watchSessions.ts";

/** The feeds of a live line. */
export function createFeeds(socket: EventSocket): LiveFeeds {
  return {
    pulse: (topic, listener) => watchPulse(socket, topic, listener),
    log: (name, listener) => watchLog(socket, name, listener),
    sessions: (name, listener) => watchSessions(socket, name, listener),
  };
}
