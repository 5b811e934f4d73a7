import { isPlainObject } from "../../../src/model/Json.ts";
import { checkCopy, makeCopy } from "../../cluster/streamCopy.ts";
import { ServerError } from "../../ServerError.ts";
import type { ApiCall } from "../ApiCall.ts";
import { requireMember } from "../callParameters.ts";
import type { ServerContext } from "./ServerContext.ts";

/**
 * `POST /flussonic/api/cluster/copy_stream` `{name, server, login, password}`: what copying a stream to another server of
 * the cluster would change there, `{rev, digest, before?, after, problems, losses?}`; with `rev` and `digest` of that answer
 * it is done: `{rev}`.
 * Login and password are those of the other server, and are kept nowhere.
 */
export function copyStream({ cluster, log }: Pick<ServerContext, "cluster" | "log">): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/cluster/copy_stream",
    body: "json",
    audit: "stream_copied",
    handle: async ({ body, visitor }) => {
      if (!isPlainObject(body)) throw new ServerError("bad_request", "Send the copy as a JSON object.");
      const [name, server] = [requireMember(body, "name"), requireMember(body, "server")];
      const [login, password] = [requireMember(body, "login"), requireMember(body, "password")];
      const { rev } = body;
      const digest = cluster.own.digest(name);
      const member = cluster.member(server);
      const stream = cluster.own.whole(name);
      if (stream === undefined) throw new ServerError("not_found", `There is no stream ${name} in this configuration.`);
      const copy = { member, name, stream, login, password };
      if (rev === undefined) {
        const answer = { ...(await checkCopy(copy)), digest, after: cluster.own.shown(name) };
        return { answer, note: undefined };
      }
      if (typeof rev !== "number") throw new ServerError("bad_request", "The revision is a number.");
      if (body["digest"] !== digest)
        throw new ServerError("conflict", `${name} was changed here meanwhile. Look at the differences again.`);
      const made = await makeCopy(copy, rev);
      member.streams.expire();
      log.info("stream copied", { name, to: server, as: login, by: visitor?.login });
      const note = { words: `Stream ${name} was copied to the server ${server}.`, target: name };
      return { answer: { rev: made }, note };
    },
  };
}
