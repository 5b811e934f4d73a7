import { requireCaller } from "../../security/LoginGuard.ts";
import type { ApiCall } from "../ApiCall.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `GET /flussonic/api/generate_admin_view_token`: with this token the console's player may watch any stream. */
export function generateAdminViewToken({ viewTokens }: ServerContext): ApiCall {
  return {
    method: "GET",
    path: "/flussonic/api/generate_admin_view_token",
    handle: (request) => ({ token: viewTokens.give(requireCaller(request)) }),
  };
}
