import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ServerError } from "../../ServerError.ts";
import type { AdmittingRoute, MediaRoute, OpenRoute } from "../MediaRoute.ts";
import { readWebrtcCaller } from "./WebrtcCaller.ts";
import { type OpenSession, webrtcMissing, type WebrtcSessions } from "./WebrtcSessions.ts";

const LONGEST_BODY = 64 * 1024;
const SLOWEST_MS = 10_000;
const MOST_CANDIDATES = 50;

const signallingHeaders = {
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
export function webrtcRoutes(
  path: "whip" | "whep",
  sessions: WebrtcSessions,
  open: OpenSession,
): readonly MediaRoute[] {
  const atStream = new RegExp(`^/(?<name>.+)/${path}$`, "s");
  const atSession = new RegExp(`^/(?<name>.+)/${path}/(?<id>[0-9a-f-]{36})$`, "s");
  const post: AdmittingRoute["enter"] = async (request, reply, { name = "" }) => {
    void reply.headers(signallingHeaders);
    refuseOtherTypes(request, "application/sdp");
    const offer = await readSdpBody(request);
    const session = await open(readWebrtcCaller(request.raw, name), offer);
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
    void reply.headers(signallingHeaders);
    refuseOtherTypes(request, "application/trickle-ice-sdpfrag");
    const session = sessions.find(name, id);
    for (const { candidate, mid } of readCandidates(await readSdpBody(request))) session.addCandidate(candidate, mid);
    return reply.code(204).send();
  };
  const end: OpenRoute["handle"] = async (_request, reply, { name = "", id = "" }) => {
    sessions.find(name, id).end("The client has left.");
    return reply.headers(signallingHeaders).code(200).send();
  };
  const options = async (_request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    reply.headers(signallingHeaders).code(204).send();
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

/** The body of a WHIP or WHEP request. @throws ServerError when it is too long, or comes too slowly */
async function readSdpBody({ body, raw }: FastifyRequest): Promise<string> {
  if (typeof body === "string") return body;
  if (!(body instanceof Readable)) return "";
  const timer = setTimeout(() => raw.destroy(), SLOWEST_MS);
  try {
    const pieces: Buffer[] = [];
    let length = 0;
    for await (const piece of body) {
      const bytes = Buffer.from(piece);
      length += bytes.length;
      if (length > LONGEST_BODY) throw new ServerError("too_large", "The offer is too long.");
      pieces.push(bytes);
    }
    return Buffer.concat(pieces).toString("utf8");
  } finally {
    clearTimeout(timer);
  }
}

/** The candidates of a fragment of SDP, as trickle ICE sends them (RFC 8840). */
export function readCandidates(fragment: string): readonly { readonly candidate: string; readonly mid: string }[] {
  let mid = "0";
  const found: { candidate: string; mid: string }[] = [];
  for (const line of fragment.split(/\r?\n/)) {
    mid = /^a=mid:(\S{1,32})$/.exec(line)?.[1] ?? mid;
    const candidate = /^a=(candidate:[\x20-\x7e]{1,400})$/.exec(line)?.[1];
    if (candidate !== undefined && found.length < MOST_CANDIDATES) found.push({ candidate, mid });
  }
  return found;
}
