import "@fastify/cookie";
import { sessionCookie } from "../../security/Sessions.ts";
import type { ApiCall } from "../ApiCall.ts";
import { readCaller } from "../saveHeaders.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `POST /admin/logout`: ends the session and its sockets; without one it does nothing. */
export function logOut({ sessions, log, records }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/admin/logout",
    isOpen: true,
    handle: async (request, reply) => {
      const session = sessions.find(request.headers.cookie);
      if (session !== undefined) {
        sessions.end(session.key);
        await sessions.written();
        log.info("logout", { login: session.login });
        const { address } = readCaller(request);
        records.audit.note({ kind: "logout", who: session.login, address, words: "Logged out of the console." });
      }
      reply.clearCookie(sessionCookie, { path: "/" });
      return reply.code(204).send();
    },
  };
}
