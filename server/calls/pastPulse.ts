import type { Pulse } from "../../src/generated/types/Pulse.ts";
import type { HistoryScope } from "../history/HistoryScope.ts";
import type { PulseStore } from "../pulse/PulseStore.ts";
import { trafficTopic } from "../../src/model/names/trafficTopic.ts";

const HOUR_MS = 3_600_000;

/**
 * The traffic of a past time in the form of the socket's graphs: of a stream, of all of a location, or of the server; of
 * the last hour unless told.
 */
export async function pastPulse(
  pulse: Pick<PulseStore, "past">,
  { name, isFolder, fromMs, toMs }: HistoryScope,
  nowMs: number,
): Promise<Pulse> {
  const end = toMs ?? nowMs;
  const past = await pulse.past(name, fromMs ?? end - HOUR_MS, end, isFolder);
  const lines = [
    { label: "Input", data: past.in },
    { label: "Output", data: past.out },
  ];
  const last = Math.max(0, ...lines.map(({ data }) => data.at(-1)?.[0] ?? 0));
  const topic = name === undefined ? "overview" : trafficTopic(name);
  return { [topic]: { [past.resolution]: lines }, ...(last > 0 ? { last_dts: last } : {}) };
}
