import type { TrafficValue } from "../TrafficValue.ts";

/** The graphs of a stream, `stream_traffic{name=NAME}`, and their lines. */
export const streamTopics: Readonly<Record<string, Readonly<Record<string, TrafficValue>>>> = {
  stream_traffic: { Input: "in", Output: "out" },
  stream_clients: { Clients: "clients" },
};
