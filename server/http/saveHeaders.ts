import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { MASK } from "../../src/model/addressSecrets.ts";
import { hideInText } from "../../src/model/entity/hideSecrets.ts";
import { withHiddenShown } from "../../src/model/hiddenCharacters.ts";
import { commentLine, LONGEST_COMMENT, LONGEST_CONFIRM_S } from "../../src/model/config/saveTerms.ts";
import { plainAddress } from "../../src/model/ipAddress.ts";
import { ServerError } from "../ServerError.ts";
import type { ConfigCaller, SaveAnswer, SaveRequest } from "../config/saves.ts";
import { saveWays } from "../config/storage/RevisionMeta.ts";

/** What the headers of a saving call say: If-Match, X-Operation-Id, X-Confirm-Within, X-Comment, X-Way, and who is logged in. */
export function readSaveRequest(request: FastifyRequest): SaveRequest {
  const { headers, visitor } = request;
  const operation = headers["x-operation-id"];
  if (operation !== undefined && (typeof operation !== "string" || !/^[\w.:-]{1,128}$/.test(operation))) {
    throw new ServerError("bad_request", "X-Operation-Id is 1 to 128 letters, digits, dots, colons or dashes.");
  }
  return {
    ...readCaller(request),
    ifMatch: ifMatchOf(headers),
    operationId: operation,
    session: visitor?.session,
    account: visitor?.account,
    confirmWithinS: confirmWithinOf(headers["x-confirm-within"]),
    way: saveWays.find((way) => way === headers["x-way"]) ?? "api",
    comment: commentOf(headers["x-comment"]),
  };
}

/** Of a call that cannot wait for its time. @throws ServerError where X-Save-At is sent with it */
export function readSaveNow(request: FastifyRequest): SaveRequest {
  if (request.headers["x-save-at"] !== undefined)
    throw new ServerError(
      "bad_request",
      "X-Save-At goes with modify_config only. Save the changes themselves at a time.",
    );
  return readSaveRequest(request);
}

/** Who calls, and from which address: that of the connection, as a header can say anything. */
export function readCaller({ visitor, socket }: FastifyRequest): ConfigCaller & { readonly address: string } {
  return { who: visitor?.login ?? "", address: plainAddress(socket.remoteAddress), isStillIn: visitor?.isStillIn };
}

/** When a save is to be applied, in milliseconds since 1970; undefined: at once. */
export function readSaveAt({ headers }: FastifyRequest): number | undefined {
  const header = headers["x-save-at"];
  if (header === undefined) return undefined;
  if (typeof header !== "string" || !/^\d{1,15}$/.test(header))
    throw new ServerError("bad_request", "X-Save-At is a time in milliseconds since 1970.");
  if (headers["x-confirm-within"] !== undefined)
    throw new ServerError("bad_request", "X-Save-At and X-Confirm-Within do not go together: choose one.");
  return Number(header);
}

/** A comment as it is kept: one line, with what hides in it in sight. */
function commentOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const words = decoded(header);
  if (words === undefined)
    throw new ServerError("bad_request", "X-Comment must be encoded, as encodeURIComponent writes it.");
  const line = commentLine(words);
  if (Array.from(line).length > LONGEST_COMMENT)
    throw new ServerError("bad_request", `A comment has at most ${LONGEST_COMMENT} characters.`);
  // It is kept for good, and read by many; an end of a line may stand in the middle of an address that was copied.
  const hidden = hideInText(words.replace(/[^\S ]/g, "\0"), () => MASK);
  return line === "" ? undefined : withHiddenShown(commentLine(hidden));
}

function decoded(header: string | string[]): string | undefined {
  // Bytes of a text that is not encoded; read as letters they would be kept as others than were meant.
  if (typeof header !== "string" || /[\u0080-\u00ff]/.test(header)) return undefined;
  try {
    return decodeURIComponent(header);
  } catch {
    return undefined;
  }
}

function confirmWithinOf(header: string | string[] | undefined): number | undefined {
  if (header === undefined) return undefined;
  const seconds = Number(header);
  if (Number.isInteger(seconds) && seconds >= 1 && seconds <= LONGEST_CONFIRM_S) return seconds;
  throw new ServerError("bad_request", `X-Confirm-Within is a number of seconds from 1 to ${LONGEST_CONFIRM_S}.`);
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
