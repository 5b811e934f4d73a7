import type { FastifyRequest } from "fastify";
import { SqlError } from "../records/database/SqlThread.ts";
import { ServerError } from "../ServerError.ts";
import { readParameter } from "./callParameters.ts";

/** What calls that list something by pages read from their query: absent is undefined, a wrong one throws `bad_request`. */

const LONGEST_WORDS = 1000;
const USUAL_ROWS = 50;
const MOST_ROWS = 200;

export function readWords(request: FastifyRequest, name: string): string | undefined {
  const value = readParameter(request, name, "query");
  if (value === undefined || value === "") return undefined;
  if (value.length <= LONGEST_WORDS && !value.includes("\0")) return value;
  throw new ServerError("bad_request", `The parameter ${name} has at most ${LONGEST_WORDS} plain characters.`);
}

export function readWhole(request: FastifyRequest, name: string): number | undefined {
  const value = readParameter(request, name, "query");
  if (value === undefined || value === "") return undefined;
  if (/^\d{1,15}$/.test(value)) return Number(value);
  throw new ServerError("bad_request", `The parameter ${name} is a whole number.`);
}

/** Which page is meant: `before` a number, at most `limit` rows. */
export function readPage(request: FastifyRequest): { readonly before: number | undefined; readonly limit: number } {
  const limit = readWhole(request, "limit") ?? USUAL_ROWS;
  if (limit < 1 || limit > MOST_ROWS)
    throw new ServerError("bad_request", `The parameter limit is a number from 1 to ${MOST_ROWS}.`);
  return { before: readWhole(request, "before"), limit };
}

/** Answers from a database. @throws ServerError `unavailable` where it refuses; `words` say what cannot be done */
export async function orUnavailable<Answer>(words: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof SqlError)) throw cause;
    throw new ServerError("unavailable", `${words}: ${cause.message}`, {}, { cause });
  }
}
