import type { Session } from "../generated/types/Session.ts";
import { isPlainObject } from "../model/Json.ts";
import type { HttpClient } from "./HttpClient.ts";
import type { EventSocket } from "./socket/EventSocket.ts";

const askEveryMs = 1000;

/**
 * Follows who watches a stream: asks each second, and at once when the socket opens.
 * @returns the function that ends it, by not asking again
 */
export function watchSessions(
  socket: EventSocket,
  name: string,
  listener: (sessions: readonly Session[]) => void,
): () => void {
  const ask = () => socket.send(`sessions?name=${encodeURIComponent(name)}`);
  const stopOpen = socket.onOpen(ask);
  const stopFrames = socket.onFrame(({ event, data }) => {
    if (event !== "user.list" || !isPlainObject(data) || data["name"] !== name) return;
    if (!Array.isArray(data["sessions"])) return;
    const sessions: readonly unknown[] = data["sessions"];
    listener(sessions.filter(isSession));
  });
  const timer = setInterval(ask, askEveryMs);
  return () => {
    clearInterval(timer);
    stopOpen();
    stopFrames();
  };
}

function isSession(value: unknown): value is Session {
  return isPlainObject(value) && typeof value["id"] === "string";
}

/** Shows viewers out, by the ids of their sessions. @throws ApiError */
export async function closeSessions(http: HttpClient, ids: readonly string[]): Promise<void> {
  await http.postText("/flussonic/api/close_sessions", ids.join("\n"));
}
