import type { Fate } from "./Fate.ts";
import type { Random } from "./Random.ts";
import type { StreamPlan } from "./StreamPlan.ts";

/** So few streams are somebody's own: they all work. */
const SMALLEST_SHOW = 20;

/**
 * What becomes of a stream: the first twenty of a large config show every state there is, of the others the most run.
 * @param place of the stream in the config the engine started with; -1 for one that came later, which always works
 */
export function fateOf(place: number, total: number, plan: StreamPlan, random: Random): Fate {
  const isTest = plan.urls[0]?.startsWith("fake:") === true;
  if (place < 0 || total < SMALLEST_SHOW || isTest) return "online";
  const shown = FIRST_TWENTY[place];
  if (shown) return shown;
  const chance = random.next();
  if (plan.urls.length === 0 || !plan.isStatic) return chance < 0.4 ? "in-use" : "online";
  return RARE.find(({ below }) => chance < below)?.fate ?? "online";
}

const FIRST_TWENTY: readonly Fate[] = [
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

const RARE: readonly { readonly below: number; readonly fate: Fate }[] = [
  { below: 0.02, fate: "source-error" },
  { below: 0.03, fate: "unavailable" },
  { below: 0.045, fate: "delay" },
  { below: 0.06, fate: "drops" },
  { below: 0.07, fate: "no-thumbnails" },
];
