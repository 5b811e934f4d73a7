import type { JsonObject } from "../../../src/model/Json.ts";
import type { PlacedMirror } from "./PlacedMirror.ts";
import type { OriginPoller } from "./pull/OriginPoller.ts";
import { serverHealth } from "./serverHealth.ts";

type PollerOf = (id: string) => Pick<OriginPoller, "health" | "isAnswering" | "list"> | undefined;

/** The health of the servers, and of each mirror the one in use: the first in its order that answers. A part of the tree. */
export function mirrorsReport(mirrors: readonly PlacedMirror[], pollerOf: PollerOf): JsonObject {
  const servers = serverHealth(
    mirrors.flatMap(({ origins }) => origins),
    pollerOf,
  );
  const sources: JsonObject = {};
  for (const { id, origins } of mirrors) {
    const used = origins.find((origin) => pollerOf(origin.id)?.isAnswering);
    const { hostname } = (used && pollerOf(used.id)?.list) ?? {};
    // Empty where none answers: a patch made of its absence would take the mirror itself away.
    sources[id] = { ...(used ? { url: used.url } : {}), ...(hostname ? { source_hostname: hostname } : {}) };
  }
  return { servers, sources };
}
