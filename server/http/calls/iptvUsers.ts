import type { FastifyRequest } from "fastify";
import { readFormerUser, readUserDraft } from "../../iptv/readUserDraft.ts";
import { ServerError } from "../../ServerError.ts";
import type { ApiCall, CallNote } from "../ApiCall.ts";
import { readParameter } from "../callParameters.ts";
import type { ServerContext } from "./ServerContext.ts";

const PATH = "/flussonic/api/iptv/users";
const LARGEST_BODY = 16_384;
const LONGEST_FILTER = 256;

/** `GET /flussonic/api/iptv/users?filter=TEXT&page=N`: the users whose name or email has the text, or whose key or id it is. */
export function listIptvUsers({ iptv }: ServerContext): ApiCall {
  return {
    method: "GET",
    path: PATH,
    handle: (request) => {
      const filter = readParameter(request, "filter", "query")?.trim() ?? "";
      const page = readParameter(request, "page", "query") ?? "1";
      if (filter.length > LONGEST_FILTER || filter.includes("\0"))
        throw new ServerError("bad_request", `A filter has at most ${LONGEST_FILTER} plain characters.`);
      if (!/^[1-9]\d{0,6}$/.test(page)) throw new ServerError("bad_request", "Pages are numbers from 1 on.");
      return iptv.list(filter, Number(page));
    },
  };
}

/** `POST /flussonic/api/iptv/users` with a user without its id: answers 201 and the user as it is stored, with id and key. */
export function createIptvUser({ iptv, log }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: PATH,
    body: "json",
    largestBodyBytes: LARGEST_BODY,
    audit: "iptv_user",
    handle: async ({ body }, reply) => {
      const user = await iptv.create(await readUserDraft(body));
      log.info("IPTV user created", { id: user.id });
      reply.code(201);
      return { answer: user, note: noteOf(user.id, "created") };
    },
  };
}

/**
 * `PUT /flussonic/api/iptv/users/{id}` with the whole user; without a key it keeps the one it has. Answers the user.
 * With the former user as `was` it answers 409 and `present` where somebody else has changed that meanwhile.
 */
export function replaceIptvUser({ iptv, log }: ServerContext): ApiCall {
  return {
    method: "PUT",
    path: `${PATH}/:id`,
    body: "json",
    largestBodyBytes: LARGEST_BODY,
    audit: "iptv_user",
    handle: async (request) => {
      const present = await iptv.find(userId(request));
      const draft = await readUserDraft(request.body, present);
      const user = await iptv.replace(present.id, draft, readFormerUser(request.body));
      log.info("IPTV user changed", { id: user.id });
      return { answer: user, note: noteOf(user.id, "changed") };
    },
  };
}

/** `DELETE /flussonic/api/iptv/users/{id}`: whoever plays by it is shown out. Answers `{}`. */
export function removeIptvUser({ iptv, log }: ServerContext): ApiCall {
  return {
    method: "DELETE",
    path: `${PATH}/:id`,
    audit: "iptv_user",
    handle: async (request) => {
      const id = userId(request);
      await iptv.remove(id);
      log.info("IPTV user removed", { id });
      return { answer: {}, note: noteOf(id, "removed") };
    },
  };
}

/** `DELETE /flussonic/api/iptv/users`: all users. Answers `{removed}`, how many there were. */
export function clearIptvUsers({ iptv, log }: ServerContext): ApiCall {
  return {
    method: "DELETE",
    path: PATH,
    audit: "iptv_user",
    handle: async () => {
      const removed = await iptv.clear();
      log.info("IPTV users removed", { removed });
      return { answer: { removed }, note: { words: `All IPTV users were removed: ${removed}.` } };
    },
  };
}

/** By the id: who it is stands in the database alone. */
function noteOf(id: number, what: "created" | "changed" | "removed"): CallNote {
  const words = {
    created: `IPTV user ${id} was created.`,
    changed: `IPTV user ${id} was changed.`,
    removed: `IPTV user ${id} was removed.`,
  };
  return { words: words[what], target: `iptv/users/${id}` };
}

function userId(request: FastifyRequest): number {
  const text = readParameter(request, "id", "params") ?? "";
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new ServerError("not_found", "There is no such IPTV user.");
  return Number(text);
}
