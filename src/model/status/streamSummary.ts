import type { JsonObject } from "../Json.ts";
import { shownUrl } from "../names/shownUrl.ts";
import { formatBitrate } from "../units/formatBitrate.ts";
import { formatDuration } from "../units/formatDuration.ts";
import { agentStatus, type AgentStatus } from "./agentStatus.ts";
import { statsOf } from "./statsOf.ts";
import { streamStatus, type StreamOrigin } from "./streamStatus.ts";
import { urlsOf } from "./urlsOf.ts";

/** A stream in one line of a list, in words. */
export interface StreamSummary {
  readonly dot: "on" | "warn" | "off" | "dis" | "err";
  readonly status: string;
  readonly bitrate: string;
  readonly clients: string;
  readonly runtime: string;
  readonly source: string;
  readonly agent: AgentStatus | undefined;
}

export function streamSummary(
  stream: JsonObject,
  origin: StreamOrigin = "standalone",
  onUnknownAgent: (status: string) => void = ignore,
): StreamSummary {
  const status = streamStatus(stream, origin);
  const stats = statsOf(stream);
  const isAlive = stats["alive"] === true;
  const isRough = status.kind === "delay" || status.kind === "drops";
  return {
    dot: isRough ? "warn" : status.short,
    status: status.text,
    bitrate: isAlive ? formatBitrate(numberOf(stats["bitrate"])) : "",
    clients: numberOf(stats["client_count"]).toLocaleString("en"),
    runtime: isAlive ? formatDuration(numberOf(stats["lifetime"])) : "",
    source: shownUrl(typeof stats["url"] === "string" ? stats["url"] : (urlsOf(stream)[0] ?? "")),
    agent: agentStatus(stream, onUnknownAgent),
  };
}

function numberOf(value: unknown): number {
  return typeof value === "number" ? value : 0;
}

function ignore(): void {}
