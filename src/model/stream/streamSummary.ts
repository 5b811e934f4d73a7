import { text } from "../../texts/text.ts";
import type { JsonObject } from "../Json.ts";
import { shownUrl, withHiddenShown } from "../hiddenCharacters.ts";
import { formatBitrate } from "../units/formatQuantity.ts";
import { formatDuration } from "../units/formatTime.ts";
import { streamStats, type StreamFacts, sourceUrls } from "./streamFacts.ts";
import { type StreamOrigin, streamStatus } from "./streamStatus.ts";

/** A stream in one row of a list, in words. */
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
  const stats = streamStats(stream);
  const isAlive = stats["alive"] === true;
  const isRough = status.kind === "delay" || status.kind === "drops";
  return {
    dot: isRough ? "warn" : status.short,
    status: status.text,
    bitrate: isAlive ? formatBitrate(numberOf(stats["bitrate"])) : "",
    clients: numberOf(stats["client_count"]).toLocaleString("en"),
    runtime: isAlive ? formatDuration(numberOf(stats["lifetime"])) : "",
    source: shownUrl(typeof stats["url"] === "string" ? stats["url"] : (sourceUrls(stream)[0] ?? "")),
    agent: agentStatus(stream, onUnknownAgent),
  };
}

function numberOf(value: unknown): number {
  return typeof value === "number" ? value : 0;
}

function ignore(): void {}

interface AgentStatus {
  /** The agent's id, or that its proxy is not configured. */
  readonly text: string;
  readonly tone: "success" | "error" | "plain";
}

/**
 * How the agent that brings a stream is connected; undefined for a stream without an agent. A status we do not know
 * shows nothing and is handed to `onUnknown`, which logs it.
 */
export function agentStatus(stream: StreamFacts, onUnknown: (status: string) => void): AgentStatus | undefined {
  const stats = streamStats(stream);
  const status = stats["agent_status"];
  if (status === undefined || status === null || status === "") return undefined;
  const id = stats["current_agent_id"] ?? "";
  const agent = typeof id === "object" ? JSON.stringify(id) : withHiddenShown(String(id));
  if (status === "rproxy_not_configured") return { text: text("agent.unconfigured"), tone: "plain" };
  if (status === "not_connected") return { text: agent, tone: "error" };
  if (status === "connected") return { text: agent, tone: "success" };
  onUnknown(typeof status === "string" ? status : JSON.stringify(status));
  return undefined;
}
