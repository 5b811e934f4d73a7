import type { ApiCall } from "../http/ApiCall.ts";
import { capabilities } from "../capabilities.ts";
import { parameterOf } from "../http/parameterOf.ts";
import { isPlainObject } from "../../src/model/patch/isPlainObject.ts";
import type { ServerContext } from "../ServerContext.ts";

/** `GET /flussonic/api/server`: the server info; `?chassis=true` asks a chassis server for its coders as well. */
export function readServer({ engine, isChassis }: ServerContext): ApiCall {
  return {
    method: "GET",
    path: "/flussonic/api/server",
    handle: (request) => {
      const { chassis, ...info }: Record<string, unknown> = { ...engine.serverInfo() };
      const own = isPlainObject(info["capabilities"]) ? info["capabilities"] : {};
      const wantsChassis = parameterOf(request, "chassis", "query") === "true";
      return {
        ...info,
        capabilities: { ...own, ...capabilities },
        ...(isChassis ? { chassis: wantsChassis ? (chassis ?? { coders: [] }) : {} } : {}),
      };
    },
  };
}
