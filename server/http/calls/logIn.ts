import "@fastify/cookie";
import { ServerError } from "../../ServerError.ts";
import { sessionCookie } from "../../security/Sessions.ts";
import type { ApiCall } from "../ApiCall.ts";
import type { ServerContext } from "./ServerContext.ts";
import { firstAnswer } from "./enter.ts";

/**
 * `POST /admin/login`, form-encoded `login` and `password`: a new session in a cookie; 403 when they are wrong. The answer
 * brings what `enter` does.
 */
export function logIn(context: ServerContext): ApiCall {
  const { loginGuard, sessions, log } = context;
  return {
    method: "POST",
    path: "/admin/login",
    body: "form",
    largestBodyBytes: 10_000,
    isOpen: true,
    audit: "login",
    handle: async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const [name, password] = [form.get("login"), form.get("password")];
      if (name === null || password === null) throw new ServerError("bad_request", "Send login and password.");
      const address = request.socket.remoteAddress ?? "";
      const account = await loginGuard.check(name, password, address);
      // A login on top of another one must not leave the old id alive.
      const old = sessions.find(request.headers.cookie);
      if (old !== undefined) sessions.end(old.key);
      const { id, session } = sessions.open(name, account);
      // Whoever has been let in stays in, though the server is killed at once.
      await sessions.written();
      log.info("login", { address, login: name });
      reply.setCookie(sessionCookie, id, { httpOnly: true, sameSite: "strict", path: "/", secure: "auto" });
      const answer = { login: name, ...firstAnswer(context, { login: name, session: session.key, account }) };
      return { answer, note: { who: name, words: "Logged in to the console." } };
    },
  };
}
