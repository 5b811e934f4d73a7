import type { Server } from "../../../src/generated/types/Server.ts";
import type { ApiCall } from "../ApiCall.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `GET /flussonic/api/fetch_ad_schedules`: the ad schedules as a list in their order, each with its `position`. */
export function fetchAdSchedules({ record }: Pick<ServerContext, "record">): ApiCall {
  return {
    method: "GET",
    path: "/flussonic/api/fetch_ad_schedules",
    handle: () => {
      const { ad_schedules: schedules = {} }: Server = record.current.config;
      return Object.entries(schedules)
        .toSorted(([, one], [, other]) => (one.position ?? 0) - (other.position ?? 0))
        .map(([name, { slots = [], files = [] }], position) => ({ name, slots, files, position }));
    },
  };
}
