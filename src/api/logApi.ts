import type { LogEntry } from "../generated/types/LogEntry.ts";
import { isPlainObject } from "../model/Json.ts";
import type { EventSocket } from "./socket/EventSocket.ts";

export interface LogListener {
  /** The feed begins, at first or after a reconnect: the server says again what it has kept. */
  readonly onBegin: () => void;
  readonly onEntry: (entry: LogEntry) => void;
}

/** Follows the log of a stream or file by its name, or of an item of the config by the pointer to it. @returns the function that ends it */
export function watchLog(socket: EventSocket, name: string, { onBegin, onEntry }: LogListener): () => void {
  const stopOpen = socket.onOpen(onBegin);
  const stopFrames = socket.onFrame(({ event, data }) => {
    if (event !== "log.entry" || !isPlainObject(data) || typeof data["text"] !== "string") return;
    // A server that does not say whose entry it is sends those of the log that was asked for.
    const { time, level, name: from, log = from } = data;
    if (log !== undefined && log !== name) return;
    onEntry({
      text: data["text"],
      ...(typeof from === "string" ? { name: from } : {}),
      ...(typeof time === "number" ? { time } : {}),
      ...(typeof level === "string" ? { level } : {}),
    });
  });
  const leave = socket.follow(`log_media_start:${name}`, `log_media_stop:${name}`);
  return () => {
    stopOpen();
    stopFrames();
    leave();
  };
}
