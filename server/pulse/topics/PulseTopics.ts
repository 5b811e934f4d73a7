import type { TopicSource } from "../../events/TopicSource.ts";
import type { PulseLine } from "../PulseLine.ts";
import type { PulseStore } from "../PulseStore.ts";
import { graphLines } from "./graphLines.ts";
import { parsePulseTopic } from "./parsePulseTopic.ts";
import type { PulseTopic } from "./PulseTopic.ts";

/**
 * The graphs on the events socket: `pulse.traffic` events with `{TOPIC: {RESOLUTION: [{label, data}]}, last_dts}`, first
 * whole, then with `partial_update` and only the points that are new.
 */
export class PulseTopics implements TopicSource {
  constructor(private readonly store: PulseStore) {}

  has(topic: string): boolean {
    return parsePulseTopic(topic) !== undefined;
  }

  open(text: string, send: (event: object) => void): () => void {
    const topic = parsePulseTopic(text);
    if (topic === undefined) return () => undefined;
    let lines = graphLines(this.store, topic, 0);
    let lastMs = newestOf(lines);
    let labels = labelsOf(lines);
    send(eventOf(topic, lines, lastMs));
    return this.store.onSample(() => {
      lines = graphLines(this.store, topic, lastMs);
      const newest = newestOf(lines);
      if (newest <= lastMs) return;
      // A line that came or went: which points belong together is only told by the whole.
      const isWhole = labelsOf(lines) !== labels;
      if (isWhole) lines = graphLines(this.store, topic, 0);
      labels = labelsOf(lines);
      lastMs = newest;
      send(eventOf(topic, lines, lastMs, !isWhole));
    });
  }
}

function eventOf({ topic, resolution }: PulseTopic, lines: readonly PulseLine[], lastMs: number, isPartial = false) {
  const update = isPartial ? { partial_update: true } : {};
  const last = lastMs > 0 ? { last_dts: lastMs } : {};
  return { event: "pulse.traffic", data: { [topic]: { [resolution]: lines }, ...last, ...update } };
}

function newestOf(lines: readonly PulseLine[]): number {
  return lines.reduce((newest, { data }) => Math.max(newest, data.at(-1)?.[0] ?? 0), 0);
}

function labelsOf(lines: readonly PulseLine[]): string {
  return lines.map(({ label }) => label).join("\n");
}
