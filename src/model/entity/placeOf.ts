import type { EntityDescriptor } from "../../generated/shapes/EntityDescriptor.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";
import { entityIndex } from "./entityIndex.ts";
import type { Entities } from "./Entities.ts";

/** Which entity a path belongs to, and where in it. */
export interface Place {
  /** Undefined for a collection as a whole and for the config's own root. */
  readonly entity: EntityDescriptor | undefined;
  /** Where the entity stands: `["streams", "news"]`, or `[]` for the settings of the server itself. */
  readonly at: ConfigPath;
  /** What follows: `["urls", "0", "url"]`. */
  readonly rest: ConfigPath;
}

export function placeOf(path: ConfigPath, entities: Entities): Place {
  const { byCollection, server } = entityIndex(entities);
  const [first, key] = path;
  const entity = first === undefined ? undefined : byCollection.get(first);
  if (entity === undefined) return { entity: first === undefined ? undefined : server, at: [], rest: path };
  if (key === undefined) return { entity: undefined, at: [], rest: path };
  return { entity, at: path.slice(0, 2), rest: path.slice(2) };
}
