import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ServerError } from "../ServerError.ts";
import type { SaveAnswer, SaveRequest } from "../config/saves.ts";

/** What the headers of a saving call say: If-Match, X-Operation-Id, X-Confirm-Within, and who is logged in. */
export function readSaveRequest({ headers, visitor }: FastifyRequest): SaveRequest {
  const operation = headers["x-operation-id"];
  if (operation !== undefined && (typeof operation !== "string" || !/^[\w.:-]{1,128}$/.test(operation))) {
    throw new ServerError("bad_request", "X-Operation-Id is 1 to 128 letters, digits, dots, colons or dashes.");
  }
  return {
    ifMatch: ifMatchOf(headers),
    operationId: operation,
    who: visitor?.login ?? "",
    session: visitor?.session,
    confirmWithinS: confirmWithinOf(headers["x-confirm-within"]),
  };
}

function confirmWithinOf(header: string | string[] | undefined): number | undefined {
  if (header === undefined) return undefined;
  const seconds = Number(header);
  if (Number.isInteger(seconds) && seconds >= 1 && seconds <= 600) return seconds;
  throw new ServerError("bad_request", "X-Confirm-Within is a number of seconds from 1 to 600.");
}

/** The revision that an If-Match header names (`"12"`; `*` is any); undefined where there is none. */
function ifMatchOf(headers: IncomingHttpHeaders): number | "any" | undefined {
  const header = headers["if-match"]?.trim();
  if (header === undefined || header === "") return undefined;
  if (header === "*") return "any";
  const digits = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header)?.[1];
  if (digits === undefined) throw new ServerError("bad_request", 'If-Match holds one revision: If-Match: "12".');
  return Number(digits);
}

/** Answers a save; one that waits for its confirmation ends the connection, so that the confirmation proves a new one. */
export async function sendSaved(reply: FastifyReply, saving: Promise<SaveAnswer>): Promise<SaveAnswer> {
  const answer = await saving;
  if (answer.confirm_until !== undefined) reply.header("connection", "close");
  return answer;
}
