import type { FastifyRequest } from "fastify";
import { isPlainObject, type JsonObject } from "../../src/model/Json.ts";
import type { HappenedFilter } from "../records/database/pageQuery.ts";
import { ServerError } from "../ServerError.ts";

/**
 * The text of a parameter in the path (`:name`, `*`) or in the query; undefined where it is missing. Throws where it is
 * repeated: a filter that is left out answers for everything.
 */
export function readParameter(request: FastifyRequest, name: string, from: "params" | "query"): string | undefined {
  const values: unknown = request[from];
  if (typeof values !== "object" || values === null) return undefined;
  const value: unknown = Object.entries(values).find(([key]) => key === name)?.[1];
  if (Array.isArray(value)) throw new ServerError("bad_request", `The parameter ${name} can be given only once.`);
  return typeof value === "string" ? value : undefined;
}

/** The text of a parameter that a call cannot do without. Throws where it is missing or empty. */
export function requireParameter(request: FastifyRequest, name: string, from: "params" | "query" = "params"): string {
  const value = readParameter(request, name, from);
  if (value !== undefined && value !== "") return value;
  throw new ServerError("bad_request", `The parameter ${name === "*" ? "name" : name} is missing.`);
}

/** The revision that stands in the path as `:rev`. */
export function readRevisionNumber(request: FastifyRequest): number {
  const text = requireParameter(request, "rev");
  if (!/^\d{1,15}$/.test(text)) throw new ServerError("bad_request", "A revision must be a number.");
  return Number(text);
}

/** The revision that a body names as `{rev}`. */
export function readBodyRevision({ body }: FastifyRequest): number {
  const rev = isPlainObject(body) ? body["rev"] : undefined;
  if (typeof rev !== "number" || !Number.isSafeInteger(rev))
    throw new ServerError("bad_request", "Send the number of the revision as {rev}.");
  return rev;
}

/** A text body; an empty one is a text too. Throws for bytes that are no text. */
export function readTextBody({ body }: FastifyRequest): string {
  const text = typeof body === "string" ? body : "";
  const at = text.search(/[\0\uFFFD]/);
  if (at === -1) return text;
  const line = text.slice(0, at).split("\n").length;
  const what = text[at] === "\0" ? "A null byte stands in the text" : "The text is not valid UTF-8";
  throw new ServerError("bad_request", `${what}: mend line ${line}.`);
}

const LONGEST_MEMBER = 2048;

/** The text of a member of a JSON body; undefined where it is absent or empty. Throws for anything but a text, or a long one. */
export function readMember(body: JsonObject, name: string): string | undefined {
  const { [name]: value = "" } = body;
  if (typeof value === "string" && value.length <= LONGEST_MEMBER) return value === "" ? undefined : value;
  const words = `${name} must be a text of at most ${LONGEST_MEMBER} characters.`;
  throw new ServerError("bad_request", words, { pointer: `/${name}` });
}

/** The text of a member of a JSON body that a call cannot do without. Throws where it is missing or empty. */
export function requireMember(body: JsonObject, name: string): string {
  const value = readMember(body, name);
  if (value !== undefined) return value;
  throw new ServerError("bad_request", `Send ${name} as a text.`, { pointer: `/${name}` });
}

/** Which hand edit a call is about: nothing is done to one that nobody has looked at. */
export function readHandEditId({ body }: FastifyRequest): string {
  const id = isPlainObject(body) ? body["id"] : undefined;
  if (typeof id !== "string") throw new ServerError("bad_request", "Send the id of the hand edit as {id}.");
  return id;
}

const LONGEST_WORDS = 1000;
const USUAL_ROWS = 50;
const MOST_ROWS = 200;

/** Words that a list is searched by; undefined where they are absent or empty. */
export function readWords(request: FastifyRequest, name: string): string | undefined {
  const value = readParameter(request, name, "query");
  if (value === undefined || value === "") return undefined;
  if (value.length <= LONGEST_WORDS && !value.includes("\0")) return value;
  throw new ServerError("bad_request", `The parameter ${name} has at most ${LONGEST_WORDS} plain characters.`);
}

/** A whole number of the query, for example a time in milliseconds since 1970. */
export function readWhole(request: FastifyRequest, name: string): number | undefined {
  const value = readParameter(request, name, "query");
  if (value === undefined || value === "") return undefined;
  const number = /^\d{1,16}$/.test(value) ? Number(value) : Number.NaN;
  if (Number.isSafeInteger(number)) return number;
  throw new ServerError("bad_request", `The parameter ${name} is a whole number.`);
}

/** Which page is meant: `before` a number, at most `limit` rows. */
export function readPage(request: FastifyRequest): { readonly before: number | undefined; readonly limit: number } {
  const limit = readWhole(request, "limit") ?? USUAL_ROWS;
  if (limit < 1 || limit > MOST_ROWS)
    throw new ServerError("bad_request", `The parameter limit is a number from 1 to ${MOST_ROWS}.`);
  return { before: readWhole(request, "before"), limit };
}

/** What lists of things that happened are searched by: `who`, `from` and `to` (milliseconds since 1970), `q` (words). */
export function readHappened(request: FastifyRequest): HappenedFilter {
  return {
    who: readWords(request, "who"),
    text: readWords(request, "q"),
    fromMs: readWhole(request, "from"),
    toMs: readWhole(request, "to"),
  };
}
