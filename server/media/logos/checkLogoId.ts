import { ServerError } from "../../ServerError.ts";
import { isNewName } from "../../../src/model/files/isNewName.ts";

const LONGEST = 100;
const hostile = new Set(["__proto__", "constructor", "prototype"]);

/** @throws ServerError `bad_request` for an id that cannot be the name of a file, or the key of an object */
export function checkLogoId(id: string): void {
  if (isNewName(id) && id.length <= LONGEST && !hostile.has(id)) return;
  throw new ServerError(
    "bad_request",
    `A logo's id has at most ${LONGEST} characters, no slash, backslash or character that cannot be seen, and no dot at either end.`,
  );
}
