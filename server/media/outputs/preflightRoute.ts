import type { MediaRoute } from "../http/MediaRoute.ts";
import { openHeaders } from "./openHeaders.ts";

/** Lets pages of any site ask for media, with whatever headers a player sends. */
export const preflightRoute: MediaRoute = {
  method: "OPTIONS",
  shows: "nothing",
  pattern: /^\/.+/s,
  async handle(_request, reply) {
    return reply
      .code(204)
      .headers({
        ...openHeaders,
        "access-control-allow-methods": "GET, HEAD, OPTIONS",
        "access-control-allow-headers": "*, authorization, content-type, range",
        "access-control-max-age": "86400",
      })
      .send();
  },
};
