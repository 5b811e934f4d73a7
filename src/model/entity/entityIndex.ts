import type { EntityDescriptor } from "../../generated/shapes/EntityDescriptor.ts";
import type { Entities } from "./Entities.ts";

interface EntityIndex {
  readonly byCollection: ReadonlyMap<string, EntityDescriptor>;
  /** The one that is the config itself. */
  readonly server: EntityDescriptor | undefined;
}

const indexes = new WeakMap<Entities, EntityIndex>();

/** The table of entities as its readers look things up; built once a table. */
export function entityIndex(entities: Entities): EntityIndex {
  const known = indexes.get(entities);
  if (known !== undefined) return known;
  const byCollection = new Map<string, EntityDescriptor>();
  let server: EntityDescriptor | undefined;
  for (const entity of Object.values(entities)) {
    if (entity.collection !== undefined) byCollection.set(entity.collection, entity);
    else if (entity.name === "server") server = entity;
  }
  const index = { byCollection, server };
  indexes.set(entities, index);
  return index;
}
