import type { FastifyReply, FastifyRequest } from "fastify";
import type { RunningStream } from "../live/RunningStream.ts";

/** A player's question about a stream that is there and may be asked over this protocol. */
export interface OutputCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly stream: RunningStream;
  /** Of the address' pattern. */
  readonly groups: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly token: string | undefined;
}
