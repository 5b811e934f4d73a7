import type { FastifyReply, FastifyRequest } from "fastify";

/** One form of a media address; a row of the table that is mounted. */
export interface MediaRoute {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE" | "OPTIONS";
  /** Against the decoded path, for example `/^\/(?<name>.+)\/index\.m3u8$/`. The group `name` may hold slashes. */
  readonly pattern: RegExp;
  /** For a pattern that fits any address: whether this one is the row's. Without it the pattern says so. */
  claims?(groups: Readonly<Record<string, string>>): boolean;
  /** `groups` are those of the pattern; for `undefined` the next row is asked. */
  handle(request: FastifyRequest, reply: FastifyReply, groups: Readonly<Record<string, string>>): Promise<unknown>;
}
