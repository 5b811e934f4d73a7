import type { JsonObject } from "../../../src/model/Json.ts";
import type { Fate } from "./Fate.ts";
import { hashOf } from "./hashOf.ts";

/** What a running stream reports because of its fate, beside its figures. */
export function statsOfFate(fate: Fate, isFailing: boolean, name: string): JsonObject {
  const agent = `agent-${hashOf(name, 7).toString(16).padStart(8, "0")}`;
  if (fate === "source-error" && isFailing)
    return { source_error: ERRORS[hashOf(name, 3) % ERRORS.length] ?? "timeout" };
  if (fate === "no-thumbnails") return { source_error: "thumbnails_not_fetched" };
  if (fate === "agent-connected") return { agent_status: "connected", current_agent_id: agent };
  if (fate === "agent-unconfigured") return { agent_status: "rproxy_not_configured" };
  if (fate !== "agent-missing") return {};
  if (!isFailing) return { agent_status: "connected", current_agent_id: agent };
  return { agent_status: "not_connected", current_agent_id: agent, source_error: "agent_not_connected" };
}

const ERRORS: readonly string[] = ["connection refused", "timeout", "404 Not Found", "no route to host"];
