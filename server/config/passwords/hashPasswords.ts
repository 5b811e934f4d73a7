import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";
import { pointerOf } from "../../../src/model/path/pointerOf.ts";
import { valueAt } from "../../../src/model/path/valueAt.ts";
import { withValueAt } from "../../../src/model/path/withValueAt.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { hashPassword } from "../../security/hashPassword.ts";
import { isPasswordHash } from "../../security/isPasswordHash.ts";
import { ServerError } from "../../ServerError.ts";
import { passwordPaths } from "./passwordPaths.ts";

/**
 * A config or delta whose passwords in clear have become hashes. Throws `invalid` for one that is too short; who writes
 * the file itself may choose as he likes (`shortest` 0).
 */
export async function hashPasswords(config: JsonObject, shortest = 8): Promise<JsonObject> {
  let result = config;
  for (const path of passwordPaths) {
    const password = valueAt(result, path);
    if (typeof password !== "string" || isPasswordHash(password)) continue;
    if (Array.from(password).length < shortest) throw tooShort(pointerOf(path), shortest);
    const next = withValueAt(result, path, await hashPassword(password));
    if (isPlainObject(next)) result = next;
  }
  return result;
}

function tooShort(pointer: string, shortest: number): ServerError {
  const message = `A password needs at least ${shortest} characters.`;
  return new ServerError("invalid", message, {
    problems: [{ pointer, keyword: "minLength", message, level: "error" }],
  });
}
