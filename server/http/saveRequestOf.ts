import type { FastifyRequest } from "fastify";
import "./declareFastify.ts";
import type { SaveRequest } from "../config/saves.ts";
import { ServerError } from "../ServerError.ts";
import { ifMatchOf } from "./ifMatchOf.ts";

/** What the headers of a saving call say: If-Match, X-Operation-Id, X-Confirm-Within, and who is logged in. */
export function saveRequestOf({ headers, visitor }: FastifyRequest): SaveRequest {
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
