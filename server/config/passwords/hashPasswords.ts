import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";
import { pointerOf } from "../../../src/model/path/pointerOf.ts";
import { valueAt } from "../../../src/model/path/valueAt.ts";
import { withValueAt } from "../../../src/model/path/withValueAt.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { hashPassword } from "../../security/hashPassword.ts";
import { isPasswordHash } from "../../security/isPasswordHash.ts";
import { refuseWeakPassword } from "../../security/refuseWeakPassword.ts";
import { passwordPaths } from "./passwordPaths.ts";

/**
 * A config or delta whose passwords in clear have become hashes. Throws `invalid` for a weak one; who writes the file
 * itself may choose as he likes (`mayBeWeak`).
 */
export async function hashPasswords(config: JsonObject, mayBeWeak = false): Promise<JsonObject> {
  let result = config;
  for (const path of passwordPaths) {
    const password = valueAt(result, path);
    if (typeof password !== "string" || isPasswordHash(password)) continue;
    if (!mayBeWeak) refuseWeakPassword(password, pointerOf(path));
    const next = withValueAt(result, path, await hashPassword(password));
    if (isPlainObject(next)) result = next;
  }
  return result;
}
