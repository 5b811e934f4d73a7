import "@fastify/cookie";
import { sessionCookie } from "../../security/Sessions.ts";
import type { ApiCall } from "../ApiCall.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `POST /admin/logout`: ends the session and its sockets; without one it does nothing. */
export function logOut({ sessions, log }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/admin/logout",
    isOpen: true,
    audit: "logout",
    handle: async (request, reply) => {
      const session = sessions.find(request.headers.cookie);
      if (session !== undefined) {
        sessions.end(session.key);
        await sessions.written();
        log.info("logout", { login: session.login });
      }
      reply.code(204).clearCookie(sessionCookie, { path: "/" });
      const note = session && { who: session.login, words: "Logged out of the console." };
      return { answer: undefined, note };
    },
  };
}
