import { ServerError } from "../../../ServerError.ts";
import { withHiddenShown } from "../../../../src/model/names/hiddenCharacters.ts";
import { isNewName } from "../../../../src/model/files/isNewName.ts";

/** @throws ServerError `bad_request` for a name that no file of a VOD may get */
export function checkFileName(name: string): void {
  if (isNewName(name)) return;
  throw new ServerError(
    "bad_request",
    `A file cannot be stored as ${withHiddenShown(JSON.stringify(name.slice(0, 100)))}: leave out folders, slashes, backslashes, ` +
      "characters that cannot be seen, and a dot at either end.",
  );
}
