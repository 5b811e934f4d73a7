import { isPlainName } from "./isPlainName.ts";

/** Whether a new file or folder may be given this name: beside the rules for all names, nothing that misleads the eye. */
export function isNewName(name: string): boolean {
  return isPlainName(name) && !/[\u2028\u2029\u202A-\u202E\u2066-\u2069]|[. ]$|^ /u.test(name);
}
