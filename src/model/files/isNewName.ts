import { hiddenIn } from "../names/hiddenCharacters.ts";
import { isPlainName } from "./isPlainName.ts";

/** Whether a new file or folder may be given this name: beside the rules for all names, nothing that misleads the eye. */
export function isNewName(name: string): boolean {
  return isPlainName(name) && hiddenIn(name).length === 0 && !/[. ]$|^ /u.test(name);
}
