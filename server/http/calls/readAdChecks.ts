import type { AdChecks } from "../../../src/generated/types/AdChecks.ts";
import type { ApiCall } from "../ApiCall.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `GET /flussonic/api/ad_checks`: what of the ad schedules cannot be played as it is. */
export function readAdChecks({ engine }: Pick<ServerContext, "engine">): ApiCall {
  return {
    method: "GET",
    path: "/flussonic/api/ad_checks",
    handle: async (): Promise<AdChecks> => (await engine.ads?.checks()) ?? { checks: [] },
  };
}
