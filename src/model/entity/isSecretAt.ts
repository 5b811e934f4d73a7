import type { ConfigPath } from "../path/ConfigPath.ts";
import type { Entities } from "./Entities.ts";
import { fieldAt } from "./fieldAt.ts";

/** Whether a path leads to a secret or into one: a masked setting, and all below it. */
export function isSecretAt(path: ConfigPath, entities: Entities): boolean {
  return path.some((_, depth) => fieldAt(path.slice(0, path.length - depth), entities)?.secret === true);
}
