import type { JsonObject } from "../model/Json.ts";
import { isPlainObject } from "../model/patch/isPlainObject.ts";
import type { EventFrame } from "./EventFrame.ts";
import type { EventSocket } from "./EventSocket.ts";

const refreshMs = 1000;

export interface ConfigListener {
  /** The whole tree; it replaces what is held. */
  onConfig: (tree: JsonObject, rev: number | undefined) => void;
  /** A merge patch over the tree. */
  onDelta: (patch: JsonObject, rev: number | undefined) => void;
}

/**
 * Follows the live config: asks for it whenever the line opens, then for each next delta 1 s after the last event,
 * or at once when the server says that more is waiting. What cannot be used is answered by asking for the whole again.
 * @returns the function that ends it
 */
export function watchConfig(socket: EventSocket, listener: ConfigListener): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A delta is over what the server sent on this very line, so the whole comes first. */
  let hasWhole = false;
  const askLater = (message: string) => {
    clearTimeout(timer);
    timer = setTimeout(() => socket.send(message), refreshMs);
  };
  const take = ({ event, data, rev }: EventFrame) => {
    if (!isPlainObject(data)) return false;
    try {
      if (event === "current_config") listener.onConfig(data, rev);
      else listener.onDelta(data, rev);
      return true;
    } catch {
      // Half a patch may stand in the tree now.
      return false;
    }
  };
  const stopOpen = socket.onOpen(() => {
    clearTimeout(timer);
    hasWhole = false;
    socket.send("read_config");
  });
  const stopFrames = socket.onFrame((frame) => {
    const isWhole = frame.event === "current_config";
    if (!isWhole && (frame.event !== "current_config_delta" || !hasWhole)) return;
    hasWhole = take(frame);
    if (!hasWhole) askLater("read_config");
    else if (frame.partialUpdate) {
      clearTimeout(timer);
      socket.send("read_config_delta");
    } else askLater("read_config_delta");
  });
  return () => {
    clearTimeout(timer);
    stopOpen();
    stopFrames();
  };
}
