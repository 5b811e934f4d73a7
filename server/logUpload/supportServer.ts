import { createReadStream } from "node:fs";
import type { IncomingMessage } from "node:http";
import { jsonIn, readBody, requestOf } from "../cluster/askServer.ts";
import { isPlainObject } from "../../src/model/Json.ts";
import { ServerError } from "../ServerError.ts";

const LONGEST_ANSWER = 10_000;
/** What any ticket system gives, and fits on a line. */
const TICKET = /^[\p{L}\p{N}][\p{L}\p{N} #/._:-]{0,99}$/u;

/** An archive that is to be sent. */
interface SentArchive {
  readonly path: string;
  readonly bytes: number;
  readonly signal: AbortSignal;
}

/**
 * Sends an archive to the support server, and answers the ticket that it was given. A redirect is none: what it points
 * to has not been named by anybody here.
 * @throws ServerError `unavailable` that says why it was not taken
 */
export async function sendArchive(url: URL, { path, bytes, signal }: SentArchive): Promise<string> {
  const body = createReadStream(path);
  try {
    const headers = { "content-type": "application/gzip", "content-length": String(bytes) };
    const response = await requestOf(url, { method: "POST", headers, body, signal });
    return await ticketIn(response);
  } catch (cause) {
    const why = signal.aborted ? "it did not answer in time" : cause instanceof Error ? cause.message : String(cause);
    throw new ServerError(
      "unavailable",
      `The archive was not taken by ${url.host}: ${why}. Nothing was kept.`,
      {},
      { cause },
    );
  } finally {
    body.destroy();
  }
}

async function ticketIn(response: IncomingMessage): Promise<string> {
  const status = response.statusCode ?? 0;
  if (status < 200 || status > 299) {
    response.destroy();
    if (status >= 300 && status < 400) throw new Error("it answers with a redirect, which is not followed");
    throw new Error(`it answered ${status}`);
  }
  const answer = jsonIn(await readBody(response, LONGEST_ANSWER));
  const ticket = isPlainObject(answer) ? answer["ticket"] : undefined;
  if (typeof ticket === "string" && TICKET.test(ticket)) return ticket;
  if (typeof ticket === "number" && Number.isSafeInteger(ticket)) return String(ticket);
  throw new Error("its answer has no ticket");
}
