import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { ServerError } from "../../../ServerError.ts";
import { fileError } from "./fileError.ts";
import { isBelow } from "./isBelow.ts";

/**
 * Where something below a root really lies. Links are followed, but never out of the root.
 * @param root a real path
 * @throws ServerError when it is not there, or a link leads out
 */
export async function realPathBelow(root: string, parts: readonly string[]): Promise<string> {
  const name = parts.join("/");
  const path = await realpath(join(root, ...parts)).catch((cause: unknown) => {
    throw fileError(name, cause);
  });
  if (isBelow(path, root)) return path;
  throw new ServerError("forbidden", `'${name}' is a link that leads out of the VOD's folder, so it is refused.`);
}
