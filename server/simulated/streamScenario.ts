import type { JsonObject } from "../../src/model/Json.ts";
import { type SayingCode, say } from "../Told.ts";
import type { StreamPlan } from "./StreamPlan.ts";
import { hashText, type Random } from "./seededRandom.ts";

/** What a stream does whose config would let it run. */
export type Scenario =
  | "online"
  | "source-error"
  | "unavailable"
  | "delay"
  | "drops"
  | "no-thumbnails"
  | "agent-connected"
  | "agent-missing"
  | "agent-unconfigured"
  /** Somebody publishes, or watches an on-demand stream. */
  | "in-use";

/** So few streams are somebody's own: they all work. */
const SMALLEST_SHOW = 20;

/**
 * What is played with a stream: the first twenty of a large config show every state there is, of the others the most run.
 * @param place of the stream in the config the engine started with; -1 for one that came later, which always works
 */
export function chooseScenario(place: number, total: number, plan: StreamPlan, random: Random): Scenario {
  const isTest = plan.urls[0]?.startsWith("fake:") === true;
  if (place < 0 || total < SMALLEST_SHOW || isTest) return "online";
  const shown = FIRST_TWENTY[place];
  if (shown) return shown;
  const chance = random.next();
  if (plan.urls.length === 0 || !plan.isStatic) return chance < 0.4 ? "in-use" : "online";
  return RARE.find(({ below }) => chance < below)?.scenario ?? "online";
}

const FIRST_TWENTY: readonly Scenario[] = [
  "online",
  "online",
  "online",
  "source-error",
  "online",
  "online",
  "delay",
  "online",
  "drops",
  "online",
  "unavailable",
  "no-thumbnails",
  "agent-connected",
  "agent-missing",
  "agent-unconfigured",
  "in-use",
  "in-use",
  "delay",
  "online",
  "online",
];

const RARE: readonly { readonly below: number; readonly scenario: Scenario }[] = [
  { below: 0.02, scenario: "source-error" },
  { below: 0.03, scenario: "unavailable" },
  { below: 0.045, scenario: "delay" },
  { below: 0.06, scenario: "drops" },
  { below: 0.07, scenario: "no-thumbnails" },
];

/** What a running stream reports because of its scenario, beside its figures. */
export function scenarioStats(scenario: Scenario, isFailing: boolean, name: string): JsonObject {
  const agent = `agent-${hashText(name, 7).toString(16).padStart(8, "0")}`;
  if (scenario === "source-error" && isFailing)
    return sourceError(ERRORS[hashText(name, 3) % ERRORS.length] ?? "timeout");
  if (scenario === "no-thumbnails") return { source_error: "thumbnails_not_fetched" };
  if (scenario === "agent-connected") return { agent_status: "connected", current_agent_id: agent };
  if (scenario === "agent-unconfigured") return { agent_status: "rproxy_not_configured" };
  if (scenario !== "agent-missing") return {};
  if (!isFailing) return { agent_status: "connected", current_agent_id: agent };
  return { agent_status: "not_connected", current_agent_id: agent, ...sourceError("agent_away") };
}

const ERRORS: readonly SayingCode[] = ["connection_refused", "timeout", "not_found", "no_route"];

function sourceError(code: SayingCode): JsonObject {
  const said = say(code);
  return { source_error: said.words, source_error_said: [{ ...said }] };
}
