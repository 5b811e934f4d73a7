import type { FastifyReply, FastifyRequest } from "fastify";

/** One call of the API: a file of its own and a row in the table of `apiCalls.ts`. */
export interface ApiCall {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** In the router's words: `/flussonic/api/stream_restart/:name`. */
  readonly path: string;
  /** What the body may be; `raw` hands over the stream. Absent: none is read. */
  readonly body?: "json" | "text" | "form" | "raw";
  readonly largestBodyBytes?: number;
  /** Needs no login. */
  readonly isOpen?: true;
  /** What it returns is the body of a 200; objects become JSON. Throws a ServerError. */
  readonly handle: (request: FastifyRequest, reply: FastifyReply) => unknown;
}
