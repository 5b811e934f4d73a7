import type { TrafficValue } from "../TrafficValue.ts";

/** The graphs of a stream, `traffic{name=NAME}`, and their lines. */
export const streamTopics: Readonly<Record<string, Readonly<Record<string, TrafficValue>>>> = {
  traffic: { Input: "in", Output: "out" },
  stream_clients: { Clients: "clients" },
};
