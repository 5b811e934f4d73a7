import type { EntityDescriptor } from "../../generated/shapes/EntityDescriptor.ts";
import type { FieldInfo } from "../../generated/shapes/FieldInfo.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";
import { pathOf } from "../path/pathOf.ts";

interface FieldPattern {
  readonly pattern: ConfigPath;
  readonly info: FieldInfo;
}

const wildcards = new WeakMap<EntityDescriptor, readonly FieldPattern[]>();

/** The fields of an entity whose pattern holds a `*`: lists and maps, which no plain look-up finds. */
export function wildcardFields(entity: EntityDescriptor): readonly FieldPattern[] {
  const known = wildcards.get(entity);
  if (known !== undefined) return known;
  const fields = Object.entries(entity.fields)
    .map(([pointer, info]) => ({ pattern: pathOf(pointer), info }))
    .filter(({ pattern }) => pattern.includes("*"));
  wildcards.set(entity, fields);
  return fields;
}
