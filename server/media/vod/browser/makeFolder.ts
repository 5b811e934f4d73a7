import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { ServerError } from "../../../ServerError.ts";
import { shareAsItsFolder } from "../../shareAsItsFolder.ts";
import { fileError } from "../paths/fileError.ts";
import { isNewName } from "../../../../src/model/files/isNewName.ts";
import { realPathBelow } from "../paths/realPathBelow.ts";
import type { BrowsedFolder } from "./BrowsedFolder.ts";

/** Makes one folder in a folder. @throws ServerError in words; `conflict` when something has that name */
export async function makeFolder({ root, parts }: BrowsedFolder, name: string): Promise<void> {
  if (!isNewName(name)) {
    throw new ServerError(
      "bad_request",
      "A folder cannot have that name: leave out slashes, backslashes, characters that cannot be seen, and a dot at either end.",
    );
  }
  const parent = await realPathBelow(root, parts);
  try {
    await mkdir(join(parent, name), { mode: 0o700 });
    await shareAsItsFolder(join(parent, name));
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "EEXIST") {
      throw new ServerError("conflict", "This name is already taken", {}, { cause });
    }
    throw fileError(name, cause);
  }
}
