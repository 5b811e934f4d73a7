import type { ApiCall } from "./ApiCall.ts";
import type { Visitor } from "../security/Visitor.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who calls; undefined on open calls and pages. */
    visitor: Visitor | undefined;
  }
  interface FastifyContextConfig {
    readonly call?: ApiCall;
  }
}
