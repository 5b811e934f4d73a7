import { isPlainObject } from "../../../../src/model/patch/isPlainObject.ts";
import { ServerError } from "../../../ServerError.ts";

/** A member of a call's JSON body that is a text. @throws ServerError where it is none and there is no `usual` one */
export function textMember(body: unknown, name: string, usual?: string): string {
  const value = isPlainObject(body) && Object.hasOwn(body, name) ? body[name] : undefined;
  if (typeof value === "string" && (value !== "" || usual !== undefined)) return value;
  if ((value === undefined || value === null) && usual !== undefined) return usual;
  throw new ServerError("bad_request", `The body needs ${name}, as text.`);
}
