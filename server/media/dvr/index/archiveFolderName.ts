import { ServerError } from "../../../ServerError.ts";

const LONGEST_PART = 200;
const LONGEST = 3000;

/**
 * The folder of a stream below an archive's root, made of letters, digits, `-`, `_`, `.` and `%`: every other character is
 * escaped as in an address, so that a name never leaves the root, and the folder tells the name. A long one goes on in a
 * folder of its own after a `~`, since disks take names of 255 bytes.
 * @throws ServerError for a name that no folder can have
 */
export function archiveFolderName(name: string): string {
  if (name === "" || !isWellFormed(name))
    throw new ServerError("invalid", "The stream's name cannot be that of a folder.");
  const escaped = encodeURIComponent(name)
    .replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/^\./, "%2E");
  if (escaped.length > LONGEST) throw new ServerError("invalid", "The stream's name is too long for a folder.");
  const parts = escaped.match(new RegExp(`.{1,${LONGEST_PART}}`, "g")) ?? [];
  return parts.map((part) => (part.startsWith(".") ? `~${part}` : part)).join("~/");
}

function isWellFormed(text: string): boolean {
  return !/[\uD800-\uDFFF]/u.test(text);
}
