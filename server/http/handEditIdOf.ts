import type { FastifyRequest } from "fastify";
import "./declareFastify.ts";
import { isPlainObject } from "../../src/model/patch/isPlainObject.ts";
import { ServerError } from "../ServerError.ts";

/** Which hand edit a call is about: nothing is done to one that nobody has looked at. */
export function handEditIdOf({ body }: FastifyRequest): string {
  const id = isPlainObject(body) ? body["id"] : undefined;
  if (typeof id !== "string") throw new ServerError("bad_request", "Send the id of the hand edit as {id}.");
  return id;
}
