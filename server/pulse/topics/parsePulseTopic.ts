import { parsePulseQuery } from "../query/parsePulseQuery.ts";
import { boardTopics } from "./boardTopics.ts";
import type { PulseTopic } from "./PulseTopic.ts";
import { streamTopics } from "./streamTopics.ts";

const CUSTOM = "custom/";

/** Reads `overview/minute`, `disk_io_usage{disk=sda}/hour`, `custom/QUERY/custom`; undefined for what is no graph. */
export function parsePulseTopic(text: string): PulseTopic | undefined {
  if (text.startsWith(CUSTOM)) {
    const topic = text.replace(/\/custom$/, "");
    const query = topic.length > CUSTOM.length ? topic.slice(CUSTOM.length) : "";
    return parsePulseQuery(query) === undefined ? undefined : { topic, resolution: "custom" };
  }
  const at = text.lastIndexOf("/");
  const [topic, resolution] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 0 || (resolution !== "minute" && resolution !== "hour")) return undefined;
  const query = parsePulseQuery(topic);
  if (query === undefined || query.group !== undefined || query.periodS !== undefined) return undefined;
  const isKnown = Object.hasOwn(boardTopics, query.metric) || Object.hasOwn(streamTopics, query.metric);
  return isKnown ? { topic, resolution } : undefined;
}
