import { ServerError } from "../../../ServerError.ts";
import { isPlainName } from "../../../../src/model/files/isPlainName.ts";

const DEEPEST = 32;

/**
 * The names in a path below a VOD's folder; slashes at its ends and doubled ones do not count, and the folder itself
 * has none.
 * @throws ServerError `bad_request` for a path that could lead out of the folder or to hidden files
 */
export function pathParts(path: string): readonly string[] {
  const parts = path.split("/").filter((part) => part !== "");
  if (parts.length > DEEPEST) {
    throw new ServerError("bad_request", `The path is deeper than ${DEEPEST} folders.`);
  }
  if (!parts.every(isPlainName)) {
    throw new ServerError(
      "bad_request",
      "The path is refused: write the names of folders with a slash between them, without '..', backslashes, " +
        "control characters or names that begin with a dot.",
    );
  }
  return parts;
}
