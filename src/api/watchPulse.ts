import { isPlainObject } from "../model/patch/isPlainObject.ts";
import type { EventFrame } from "./EventFrame.ts";
import type { EventSocket } from "./EventSocket.ts";
import type { PulseLine } from "./PulseLine.ts";
import type { PulseTopic } from "./PulseTopic.ts";
import { grownLines } from "./grownLines.ts";
import { pulseLinesOf } from "./pulseLinesOf.ts";

/**
 * Follows a graph: `listener` gets its lines whole each time, whether the server sent them whole or only what is new.
 * @returns the function that ends it
 */
export function watchPulse(
  socket: EventSocket,
  { topic, resolution }: PulseTopic,
  listener: (lines: readonly PulseLine[]) => void,
): () => void {
  let lines: readonly PulseLine[] = [];
  const take = ({ event, data }: EventFrame): void => {
    if (event !== "pulse.traffic" || !isPlainObject(data)) return;
    const series = data[topic];
    const sent = isPlainObject(series) ? pulseLinesOf(series[resolution]) : undefined;
    if (!sent) return;
    lines = data["partial_update"] === true ? grownLines(lines, sent, resolution) : sent;
    listener(lines);
  };
  const stopFrames = socket.onFrame(take);
  const leave = socket.follow(`pulse_subscribe:${topic}/${resolution}`, `pulse_unsubscribe:${topic}/${resolution}`);
  return () => {
    stopFrames();
    leave();
  };
}
