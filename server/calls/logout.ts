import "@fastify/cookie";
import type { ApiCall } from "../http/ApiCall.ts";
import { cookieValue } from "../security/cookieValue.ts";
import { sessionCookie } from "../security/sessionCookie.ts";
import type { ServerContext } from "../ServerContext.ts";

/** `POST /admin/logout`: ends the session and its sockets; without one it does nothing. */
export function logout({ sessions, log }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/admin/logout",
    isOpen: true,
    handle: async (request, reply) => {
      const session = sessions.find(cookieValue(request.headers.cookie, sessionCookie));
      if (session !== undefined) {
        sessions.end(session.key);
        await sessions.written();
        log.info("logout", { login: session.login });
      }
      reply.clearCookie(sessionCookie, { path: "/" });
      return reply.code(204).send();
    },
  };
}
