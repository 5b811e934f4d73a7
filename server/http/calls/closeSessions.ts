import type { ApiCall } from "../ApiCall.ts";
import { readTextBody } from "../callParameters.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `POST /flussonic/api/close_sessions`: a text of session ids, one a line; answers how many were closed. */
export function closeSessions({ engine }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/close_sessions",
    body: "text",
    audit: "session_killed",
    handle: (request) => {
      const ids = readTextBody(request)
        .split("\n")
        .map((id) => id.trim())
        .filter(Boolean);
      const closed = engine.closeSessions(ids);
      const note = closed > 0 ? { words: `Sessions of viewers closed: ${closed}.` } : undefined;
      return { answer: { closed }, note };
    },
  };
}
