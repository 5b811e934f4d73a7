import type { FastifyRequest } from "fastify";
import type { Server } from "../../../src/generated/types/Server.ts";
import { IPTV_PERMISSION_S } from "../../iptv/Iptv.ts";
import { iptvPlaylist, isIptvStream } from "../../iptv/iptvPlaylist.ts";
import { LoginThrottle } from "../../security/LoginGuard.ts";
import { isOfThisMachine } from "../../security/requestOrigin.ts";
import { ServerError } from "../../ServerError.ts";
import type { ApiCall } from "../ApiCall.ts";
import { readParameter } from "../callParameters.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `GET /tv/playlists/{id}.m3u?key=KEY[&type=mpegts]`: the channels as this user plays them, for players, which have no login. */
export function readIptvPlaylist({ iptv, record, now }: ServerContext): ApiCall {
  const throttle = new LoginThrottle(now);
  return {
    method: "GET",
    // No other file of this folder: a stream may be called so.
    path: "/tv/playlists/:id(^[1-9]\\d{0,8}).m3u",
    isOpen: true,
    isForPlayers: true,
    handle: async (request, reply) => {
      // The address of the connection: a header can say anything.
      const address = request.socket.remoteAddress ?? "";
      if (throttle.waitFor(address) > 0)
        throw new ServerError("too_many", "Too many attempts. Wait a few seconds, then try again.");
      const key = keyOf(request);
      const id = Number(readParameter(request, "id", "params"));
      if (!(await plainly(() => iptv.hasKey(id, key))))
        throw new ServerError("forbidden", "This is no playlist of a user.");
      throttle.succeeded(address);
      const { config } = record.current;
      const isMpegts = readParameter(request, "type", "query") === "mpegts";
      // The compression of answers leaves this type alone, so that no size tells of the key in it.
      reply.header("content-type", "audio/x-mpegurl").header("cache-control", "no-store");
      return iptvPlaylist(config, { base: `${request.protocol}://${request.host}`, key, isMpegts });
    },
  };
}

/**
 * `GET /tv/auth?name=&token=&…`: the users as an auth backend that other programs of this machine may ask: 200 with
 * `X-UserId`, `X-Max-Sessions` and `X-AuthDuration`, else 403.
 */
export function askIptvUsers({ iptv, record }: ServerContext): ApiCall {
  return {
    method: "GET",
    path: "/tv/auth",
    isOpen: true,
    handle: async (request, reply) => {
      if (!isOfThisMachine(request.raw))
        throw new ServerError("forbidden", "Only programs of this machine may ask this.");
      const name = readParameter(request, "name", "query") ?? "";
      const token = readParameter(request, "token", "query") ?? "";
      const { streams = {} }: Server = record.current.config;
      const stream = Object.hasOwn(streams, name) ? streams[name] : undefined;
      const isChannel = stream !== undefined && isIptvStream(stream);
      const user =
        isChannel && token !== ""
          ? await plainly(() => iptv.userOfKey(token, readParameter(request, "ip", "query") ?? "127.0.0.1"))
          : undefined;
      if (user === undefined || user === false) throw new ServerError("forbidden", "This user may not watch this.");
      const { id, max_sessions: most } = user;
      reply.header("x-userid", String(id)).header("x-authduration", String(IPTV_PERMISSION_S));
      if (most !== undefined) reply.header("x-max-sessions", String(most));
      return {};
    },
  };
}

/** Several keys are none: a stranger is told no more than of a wrong one. */
function keyOf(request: FastifyRequest): string {
  try {
    return readParameter(request, "key", "query") ?? "";
  } catch {
    return "";
  }
}

/** Who has no login does not read where the database is, nor whether there is one. */
async function plainly<Answer>(ask: () => Promise<Answer>): Promise<Answer | false> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    if (error.kind === "iptv_off") return false;
    throw new ServerError("unavailable", "This cannot be answered now. Try again in a moment.", {}, { cause: error });
  }
}
