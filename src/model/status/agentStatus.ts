import { text } from "../../texts/text.ts";
import { statsOf } from "./statsOf.ts";
import { withHiddenShown } from "../names/hiddenCharacters.ts";
import type { StreamFacts } from "./StreamFacts.ts";

export interface AgentStatus {
  /** The agent's id, or that its proxy is not configured. */
  readonly text: string;
  readonly tone: "success" | "error" | "plain";
}

/**
 * How the agent that brings a stream is connected; undefined for a stream without an agent. A status we do not know
 * shows nothing and is handed to `onUnknown`, which logs it.
 */
export function agentStatus(stream: StreamFacts, onUnknown: (status: string) => void): AgentStatus | undefined {
  const stats = statsOf(stream);
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
