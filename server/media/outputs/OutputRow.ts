import type { FastifyReply, FastifyRequest } from "fastify";
import type { Protocols } from "../../../src/generated/types/Protocols.ts";
import type { AddressGroups, Visit } from "../MediaRoute.ts";
import type { RunningStream } from "../live/RunningStream.ts";

/** One address of a stream. */
export interface OutputRow {
  /** Against the decoded path; its group `name` is the stream. */
  readonly pattern: RegExp;
  /** Whose switch it follows; without one it is there as long as the stream is played at all. */
  readonly protocol?: keyof Protocols;
  /** Lets in who asks, before anything of the stream is looked at. */
  readonly enter: (call: OutputCall) => Promise<Visit>;
}

/** A player's question about a stream that is there and may be asked over this protocol. */
export interface OutputCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly stream: RunningStream;
  /** Of the address' pattern. */
  readonly groups: AddressGroups;
  readonly query: URLSearchParams;
  readonly token: string | undefined;
}
