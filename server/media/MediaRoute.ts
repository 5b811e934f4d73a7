import type { FastifyReply, FastifyRequest } from "fastify";
import type { Viewer } from "./viewers/Viewer.ts";

/** One form of a media address; a row of the table that is mounted. What it shows says who is asked before it answers. */
export type MediaRoute = AdmittingRoute | OpenRoute;

/**
 * Shows something of a stream or a file, were it a single picture or the times of its recordings, or takes its media.
 * There is no answer without a visit, and no visit without somebody whom the viewers' registry has let in.
 */
export interface AdmittingRoute extends RouteAddress {
  readonly shows: "media";
  /** For `undefined` the next row is asked, unless the reply is sent. @throws ServerError for who may not come in */
  enter(request: FastifyRequest, reply: FastifyReply, groups: AddressGroups): Promise<Visit | undefined>;
}

/** Somebody who was let in, and what is answered to whom. */
export interface Visit {
  readonly viewer: Viewer;
  answer(): Promise<unknown>;
}

/** Shows nothing of a stream or a file. */
export interface OpenRoute extends RouteAddress {
  /**
   * `page`: the page around a player, which itself asks for media like any other. `peers`: for servers that know the
   * cluster key. `nothing`: words, scripts, headers.
   */
  readonly shows: "page" | "peers" | "nothing";
  /** For `undefined` the next row is asked. */
  handle(request: FastifyRequest, reply: FastifyReply, groups: AddressGroups): Promise<unknown>;
}

interface RouteAddress {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE" | "OPTIONS";
  /** Against the decoded path, for example `/^\/(?<name>.+)\/index\.m3u8$/`. The group `name` may hold slashes. */
  readonly pattern: RegExp;
  /** For a pattern that fits any address: whether this one is the row's. Without it the pattern says so. */
  claims?(groups: AddressGroups): boolean;
}

/** Those of the pattern. */
export type AddressGroups = Readonly<Record<string, string>>;
