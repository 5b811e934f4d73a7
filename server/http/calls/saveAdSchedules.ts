import type { ApiCall } from "../ApiCall.ts";
import { planAdSchedules } from "../../config/adSchedules.ts";
import { readSaveNow, sendSaved } from "../saveHeaders.ts";
import type { ServerContext } from "./ServerContext.ts";

/**
 * `POST /flussonic/api/save_ad_schedules`: all ad schedules as a list `[{name, slots, files}]` in their order. What is not in
 * it is removed; one that has another name says so as `former_name`, and the streams that play it follow. Checked, saved
 * and refused as `modify_config`, but that If-Match may be absent.
 */
export function saveAdSchedules({ record }: Pick<ServerContext, "record">): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/save_ad_schedules",
    body: "json",
    largestBodyBytes: 4_000_000,
    audit: "revision",
    handle: async (request, reply) => {
      const save = readSaveNow(request);
      const ifMatch = save.ifMatch === undefined || save.ifMatch === "any" ? record.current.rev : save.ifMatch;
      // Made for the revision that the list was read at: what others have added since is not removed.
      const base = (await record.configAt(ifMatch)) ?? record.current.config;
      const { delta, renames } = planAdSchedules(request.body, base);
      const toldRenames = { collection: "ad_schedules", renames };
      return sendSaved(reply, record.apply(delta, { ...save, ifMatch, toldRenames }));
    },
  };
}
