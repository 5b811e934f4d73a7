import type { ApiCall } from "../ApiCall.ts";
import { readTextBody } from "../callParameters.ts";
import { readCaller } from "../saveHeaders.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `POST /flussonic/api/close_sessions`: a text of session ids, one a line; answers how many were closed. */
export function closeSessions({ engine, records }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/close_sessions",
    body: "text",
    handle: (request) => {
      const ids = readTextBody(request)
        .split("\n")
        .map((id) => id.trim())
        .filter(Boolean);
      const closed = engine.closeSessions(ids);
      if (closed > 0)
        records.audit.note({
          kind: "session_killed",
          ...readCaller(request),
          words: `Sessions of viewers closed: ${closed}.`,
        });
      return { closed };
    },
  };
}
