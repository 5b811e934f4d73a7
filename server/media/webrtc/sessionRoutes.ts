import type { FastifyReply, FastifyRequest } from "fastify";
import { ServerError } from "../../ServerError.ts";
import type { AdmittingRoute, MediaRoute, OpenRoute } from "../MediaRoute.ts";
import { candidatesOf } from "./candidatesOf.ts";
import type { OpenSession } from "./OpenSession.ts";
import { sdpBodyOf } from "./sdpBodyOf.ts";
import { webrtcCallerOf } from "./webrtcCallerOf.ts";
import { webrtcMissing } from "./webrtcMissing.ts";
import type { WebrtcSessions } from "./WebrtcSessions.ts";

const openHeaders = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "POST, PATCH, DELETE, OPTIONS",
  "access-control-allow-headers": "authorization, content-type, if-match",
  "access-control-expose-headers": "location, accept-post, accept-patch",
  "accept-post": "application/sdp",
  "accept-patch": "application/trickle-ice-sdpfrag",
  "cache-control": "no-store",
} as const;

/**
 * `POST /NAME/whip` (RFC 9725) and `POST /NAME/whep` (draft-ietf-wish-whep): an offer in, an answer out, and the address
 * under which the connection takes further candidates (PATCH) and is ended (DELETE).
 */
export function sessionRoutes(
  path: "whip" | "whep",
  sessions: WebrtcSessions,
  open: OpenSession,
): readonly MediaRoute[] {
  const atStream = new RegExp(`^/(?<name>.+)/${path}$`, "s");
  const atSession = new RegExp(`^/(?<name>.+)/${path}/(?<id>[0-9a-f-]{36})$`, "s");
  const post: AdmittingRoute["enter"] = async (request, reply, { name = "" }) => {
    void reply.headers(openHeaders);
    refuseOtherTypes(request, "application/sdp");
    const offer = await sdpBodyOf(request);
    const session = await open(webrtcCallerOf(request.raw, name), offer);
    if (session === undefined) {
      await reply.code(501).send(webrtcMissing);
      return undefined;
    }
    const location = `/${name.split("/").map(encodeURIComponent).join("/")}/${path}/${session.id}`;
    const { viewer, answer } = session;
    const send = async () => reply.code(201).header("location", location).type("application/sdp").send(answer);
    return { viewer, answer: send };
  };
  const patch: OpenRoute["handle"] = async (request, reply, { name = "", id = "" }) => {
    void reply.headers(openHeaders);
    refuseOtherTypes(request, "application/trickle-ice-sdpfrag");
    const session = sessions.find(name, id);
    for (const { candidate, mid } of candidatesOf(await sdpBodyOf(request))) session.addCandidate(candidate, mid);
    return reply.code(204).send();
  };
  const end: OpenRoute["handle"] = async (_request, reply, { name = "", id = "" }) => {
    sessions.find(name, id).end("The client has left.");
    return reply.headers(openHeaders).code(200).send();
  };
  const options = async (_request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    reply.headers(openHeaders).code(204).send();
  return [
    { method: "POST", shows: "media", pattern: atStream, enter: post },
    { method: "PATCH", shows: "nothing", pattern: atSession, handle: patch },
    { method: "DELETE", shows: "nothing", pattern: atSession, handle: end },
    { method: "OPTIONS", shows: "nothing", pattern: atStream, handle: options },
    { method: "OPTIONS", shows: "nothing", pattern: atSession, handle: options },
  ];
}

function refuseOtherTypes({ headers }: FastifyRequest, type: string): void {
  if (headers["content-type"]?.split(";")[0]?.trim().toLowerCase() === type) return;
  throw new ServerError("bad_request", `Send the body as ${type}.`);
}
