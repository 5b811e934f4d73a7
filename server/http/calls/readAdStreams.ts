import type { AdStats } from "../../../src/generated/types/AdStats.ts";
import type { Server } from "../../../src/generated/types/Server.ts";
import type { ApiCall } from "../ApiCall.ts";
import type { ServerContext } from "./ServerContext.ts";

/**
 * `GET /flussonic/api/ad_streams`: how often which advertising files were shown in which streams, by stream. A stream that
 * has a schedule is listed before anything was shown in it.
 */
export function readAdStreams({ record, records }: Pick<ServerContext, "record" | "records">): ApiCall {
  return {
    method: "GET",
    path: "/flussonic/api/ad_streams",
    handle: async (): Promise<AdStats> => {
      const counted = await records.adCounts.read();
      const { streams = {} }: Server = record.current.config;
      const listed = Object.entries(streams).flatMap(([name, { ad_schedule: schedule }]) => {
        const files = Object.hasOwn(counted, name) ? counted[name] : undefined;
        return files !== undefined || schedule ? [[name, files ?? []] as const] : [];
      });
      return Object.fromEntries(listed);
    },
  };
}
