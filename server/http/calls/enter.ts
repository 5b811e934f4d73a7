import { requireCaller, type Visitor } from "../../security/LoginGuard.ts";
import type { ApiCall } from "../ApiCall.ts";
import type { ServerContext } from "./ServerContext.ts";
import { serverInfo } from "./readServer.ts";

/**
 * `POST /flussonic/api/enter`: what a console needs to begin, in one answer instead of two: the server info and a ticket
 * for the events socket.
 */
export function enter(context: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/enter",
    audit: "none",
    handle: (request) => firstAnswer(context, requireCaller(request)),
  };
}

/** What `enter` answers to a visitor, and a login to who has just been let in. */
export function firstAnswer(context: ServerContext, visitor: Visitor): object {
  return { server: serverInfo(context, true), ticket: context.tickets.give(visitor) };
}
