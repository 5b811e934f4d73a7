import type { FastifyReply } from "fastify";
import type { ApiCall } from "../ApiCall.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `GET /flussonic/api/ssh_agent_enabled`: whether support can log in over SSH now. */
export function readSshAgent({ sshAgent }: ServerContext): ApiCall {
  return {
    method: "GET",
    path: "/flussonic/api/ssh_agent_enabled",
    handle: (_, reply) => yes(reply, sshAgent.isEnabled),
  };
}

/** `POST /flussonic/api/enable_ssh_agent`: lets support in; true: it is enabled. */
export function enableSshAgent({ sshAgent }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/enable_ssh_agent",
    audit: "support_access",
    handle: async ({ visitor }, reply) => {
      const isEnabled = await sshAgent.enable(visitor?.login ?? "");
      const words = isEnabled ? "Support was let in over SSH." : "Support was to be let in over SSH, but is not.";
      return { answer: yes(reply, isEnabled), note: { words } };
    },
  };
}

/** `POST /flussonic/api/disable_ssh_agent`: shuts support out; true: it is still enabled. */
export function disableSshAgent({ sshAgent }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/disable_ssh_agent",
    audit: "support_access",
    handle: async ({ visitor }, reply) => {
      const isEnabled = await sshAgent.disable(visitor?.login ?? "");
      const words = isEnabled ? "Support was to be shut out, but still is let in over SSH." : "Support was shut out.";
      return { answer: yes(reply, isEnabled), note: { words } };
    },
  };
}

/** A bare boolean is JSON too; the framework takes objects only. */
function yes(reply: FastifyReply, isYes: boolean): string {
  reply.type("application/json; charset=utf-8");
  return JSON.stringify(isYes);
}
