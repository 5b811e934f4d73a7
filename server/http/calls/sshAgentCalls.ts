import type { FastifyReply } from "fastify";
import type { ApiCall } from "../ApiCall.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `GET /flussonic/api/ssh_agent_enabled`: whether support can log in over SSH now. */
export function readSshAgent({ sshAgent }: ServerContext): ApiCall {
  return {
    method: "GET",
    path: "/flussonic/api/ssh_agent_enabled",
    handle: (_, reply) => sayYes(reply, sshAgent.isEnabled),
  };
}

/** `POST /flussonic/api/enable_ssh_agent`: lets support in; true: it is enabled. */
export function enableSshAgent({ sshAgent }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/enable_ssh_agent",
    handle: async ({ visitor }, reply) => sayYes(reply, await sshAgent.enable(visitor?.login ?? "")),
  };
}

/** `POST /flussonic/api/disable_ssh_agent`: shuts support out; true: it is still enabled. */
export function disableSshAgent({ sshAgent }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/disable_ssh_agent",
    handle: async ({ visitor }, reply) => sayYes(reply, await sshAgent.disable(visitor?.login ?? "")),
  };
}

/** A bare boolean is JSON too; the framework takes objects only. */
function sayYes(reply: FastifyReply, isYes: boolean): FastifyReply {
  return reply.type("application/json; charset=utf-8").send(JSON.stringify(isYes));
}
