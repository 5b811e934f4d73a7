import type { Entities } from "../entity/Entities.ts";
import { placeOf } from "../entity/placeOf.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";

/** Whether a path leads to a whole entity of a collection, such as `["streams", "news"]`. */
export function isEntityPath(path: ConfigPath, entities: Entities): boolean {
  return path.length === 2 && placeOf(path, entities).at.length === 2;
}
