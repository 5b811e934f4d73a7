import { requireCaller } from "../../security/LoginGuard.ts";
import type { ApiCall } from "../ApiCall.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `POST /flussonic/api/socket-ticket`: what the events socket takes as `credentials`, once, within 30 s. */
export function socketTicket({ tickets }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/socket-ticket",
    audit: "none",
    handle: (request) => ({ ticket: tickets.give(requireCaller(request)) }),
  };
}
