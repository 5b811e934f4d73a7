import { realpath } from "node:fs/promises";
import { resolve } from "node:path";
import { ServerError } from "../../../ServerError.ts";
import { isBelow } from "./isBelow.ts";

/**
 * The real folder that a path of a VOD names; one without a leading slash is below the server's data folder.
 * @param path as configured
 * @throws ServerError for storage this server cannot read, and for folders that hold the server's own files
 */
export async function rootOf(folder: string, path: string): Promise<string> {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(path)) {
    const scheme = path.slice(0, path.indexOf(":"));
    throw new ServerError("unavailable", `${scheme} storage cannot be read by this server. Name a folder of its disk.`);
  }
  const own = await realpath(folder);
  const root = await realpath(resolve(own, path)).catch((cause: unknown) => {
    throw new ServerError(
      "not_found",
      `The folder ${path} is not there. Make it, or mend the VOD's path.`,
      {},
      { cause },
    );
  });
  if (isBelow(own, root)) {
    throw new ServerError(
      "forbidden",
      `The folder ${path} holds the server's own configuration, so its files are not served. Use a folder of its own.`,
    );
  }
  return root;
}
