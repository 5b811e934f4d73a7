import type { EntityDescriptor } from "../../generated/shapes/EntityDescriptor.ts";
import { pathOf } from "../path/pathOf.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";
import { entityIndex } from "./entityIndex.ts";
import type { Entities } from "./Entities.ts";

const known = new WeakMap<Entities, readonly ConfigPath[]>();

/** Patterns, from the config's root, of everything that the server reports and no edit ever touches. */
export function runtimePatterns(entities: Entities): readonly ConfigPath[] {
  const before = known.get(entities);
  if (before !== undefined) return before;
  const { byCollection, server } = entityIndex(entities);
  const patterns = server === undefined ? [] : [...reported(server)];
  for (const [collection, entity] of byCollection) {
    for (const pattern of reported(entity)) patterns.push([collection, "*", ...pattern]);
  }
  known.set(entities, patterns);
  return patterns;
}

function reported(entity: EntityDescriptor): readonly ConfigPath[] {
  const readOnly = Object.entries(entity.fields).filter(([, field]) => field.readOnly === true);
  return [...entity.runtime.map((property) => [property]), ...readOnly.map(([pointer]) => pathOf(pointer))];
}
