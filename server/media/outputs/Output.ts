import type { FastifyReply, FastifyRequest } from "fastify";
import type { Protocols } from "../../../src/generated/types/Protocols.ts";
import type { MediaContext } from "../MediaPart.ts";
import type { AddressGroups, MediaRoute, Visit } from "../MediaRoute.ts";
import type { RunningStream } from "../live/RunningStream.ts";
import type { PollingViewers } from "./PollingViewers.ts";

/** One way to play streams over HTTP: a folder, and a row of the outputs' table. */
export interface Output {
  readonly rows?: readonly OutputRow[];
  /** Addresses that are not those of a running stream. */
  readonly routes?: readonly MediaRoute[];
  /** The stream is gone from the config: who plays it is shown out. */
  end?(stream: RunningStream): void;
  stop?(): Promise<void>;
}

/** What outputs are made with. */
export interface OutputParts {
  readonly context: MediaContext;
  readonly polling: PollingViewers;
  /** Whether a token was made for the preview of a console's administrator. */
  readonly isViewToken: (token: string) => boolean;
}

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
