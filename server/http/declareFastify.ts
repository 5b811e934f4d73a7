import type { ApiCall } from "./ApiCall.ts";
import type { MediaRoute } from "../media/MediaRoute.ts";
import type { Visitor } from "../security/Visitor.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who calls; undefined on open calls and pages. */
    visitor: Visitor | undefined;
  }
  /** What the guard goes by. A route that says none of this wants a login. */
  interface FastifyContextConfig {
    readonly call?: ApiCall;
    /** A page or file of the console: needs no login, and may be opened by a link on another site. */
    readonly isPage?: boolean;
    /** Media, for players on any site: the rows that decide what is answered. */
    readonly media?: readonly MediaRoute[];
  }
}
