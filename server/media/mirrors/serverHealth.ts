import type { JsonObject } from "../../../src/model/Json.ts";
import { jsonOf } from "../live/jsonOf.ts";
import type { MirrorOrigin } from "./originsOf.ts";
import type { OriginPoller } from "./pull/OriginPoller.ts";

/** The health of every server that mirrors name. One asked with two keys shows what the one brings and the other does not. */
export function serverHealth(
  origins: readonly MirrorOrigin[],
  pollerOf: (id: string) => Pick<OriginPoller, "health"> | undefined,
): JsonObject {
  const servers: Record<string, JsonObject> = {};
  for (const { id, server } of origins) {
    const health = jsonOf(pollerOf(id)?.health ?? {});
    const known = servers[server] ?? {};
    const { stream_names: before } = known;
    const isListed = Array.isArray(before) && before.length > 0;
    servers[server] = { ...known, ...health, ...(isListed ? { stream_names: before } : {}) };
  }
  return servers;
}
