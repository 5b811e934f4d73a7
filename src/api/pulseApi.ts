import { isPlainObject } from "../model/Json.ts";
import type { EventSocket } from "./socket/EventSocket.ts";
import type { EventFrame } from "./socket/eventFrame.ts";
import { MINUTE_MS } from "../model/units/durations.ts";

/** A graph: what it shows, and how finely (a minute by the second, an hour by the minute, or as its query says). */
export interface PulseTopic {
  readonly topic: string;
  readonly resolution: "minute" | "hour" | "custom";
}

/** One line of a graph. */
export interface PulseLine {
  readonly label: string;
  /** `[epoch ms, value]`, oldest first. */
  readonly points: readonly (readonly [number, number])[];
}

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
    const sent = isPlainObject(series) ? parsePulseLines(series[resolution]) : undefined;
    if (!sent) return;
    lines = data["partial_update"] === true ? appendPoints(lines, sent, resolution) : sent;
    listener(lines);
  };
  const stopFrames = socket.onFrame(take);
  const leave = socket.follow(`pulse_subscribe:${topic}/${resolution}`, `pulse_unsubscribe:${topic}/${resolution}`);
  return () => {
    stopFrames();
    leave();
  };
}

/** Reads lines as the server sends them, `[{label, data: [[ms, value], ...]}]`; undefined for anything else. */
export function parsePulseLines(sent: unknown): readonly PulseLine[] | undefined {
  if (!Array.isArray(sent)) return undefined;
  return sent.flatMap((line: unknown) => {
    if (!isPlainObject(line) || typeof line["label"] !== "string" || !Array.isArray(line["data"])) return [];
    const points: readonly unknown[] = line["data"];
    return [{ label: line["label"], points: points.filter(isPoint) }];
  });
}

function isPoint(value: unknown): value is readonly [number, number] {
  return Array.isArray(value) && typeof value[0] === "number" && typeof value[1] === "number";
}

/** A graph of a query says itself how far it reaches: its server sends it whole. */
const windowsMs = { minute: MINUTE_MS, hour: 60 * MINUTE_MS, custom: Number.POSITIVE_INFINITY } as const;

/** Lines with the points that are new; what has left the graph's window is dropped. */
function appendPoints(
  lines: readonly PulseLine[],
  added: readonly PulseLine[],
  resolution: PulseTopic["resolution"],
): readonly PulseLine[] {
  const newest = Math.max(...added.flatMap(({ points }) => points.at(-1)?.[0] ?? []), Number.NEGATIVE_INFINITY);
  const since = newest - windowsMs[resolution];
  const grown = lines.map(({ label, points }) => {
    const last = points.at(-1)?.[0] ?? Number.NEGATIVE_INFINITY;
    // The same points may come twice after a reconnect.
    const fresh = added.find((line) => line.label === label)?.points.filter(([ms]) => ms > last) ?? [];
    return { label, points: [...points, ...fresh].filter(([ms]) => ms >= since) };
  });
  return [...grown, ...added.filter(({ label }) => !lines.some((line) => line.label === label))];
}
