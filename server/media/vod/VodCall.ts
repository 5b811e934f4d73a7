import type { FastifyReply, FastifyRequest } from "fastify";
import type { VodTarget } from "./paths/VodTarget.ts";

/** A player's question about a path of a VOD that is switched on; the file may not be there. */
export interface VodCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly target: VodTarget;
  /** Of the address' pattern. */
  readonly groups: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}
