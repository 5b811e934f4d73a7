import type { Entities } from "../entity/Entities.ts";
import { placeOf } from "../entity/placeOf.ts";
import type { Json } from "../Json.ts";
import { mirrorName } from "../mirror/mirrorName.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";

export interface EntityName {
  readonly entityLabel: string;
  readonly entityName: string;
  /** Both: `Stream news`. */
  readonly entity: string;
}

/**
 * What the entity around a path is called. One whose key is a number of the server's (a mirror) goes by its title, its
 * description or its first address; `known` is the entity, wherever it is kept.
 */
export function nameOf(path: ConfigPath, known: Json | undefined, entities: Entities): EntityName {
  const { entity, at } = placeOf(path, entities);
  const entityLabel = entity?.label ?? "";
  const key = at[1] ?? "";
  const entityName = entity?.serverKeys === true ? (mirrorName(known) ?? key) : key;
  return { entityLabel, entityName, entity: [entityLabel, entityName].filter((word) => word !== "").join(" ") };
}
