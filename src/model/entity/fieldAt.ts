import type { FieldInfo } from "../../generated/shapes/FieldInfo.ts";
import { fitsPattern } from "../path/fitsPattern.ts";
import { pointerOf } from "../path/pointerOf.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";
import type { Entities } from "./Entities.ts";
import { placeOf } from "./placeOf.ts";
import { wildcardFields } from "./wildcardFields.ts";

/** What is known of the setting at a path, or undefined for a setting no schema describes. */
export function fieldAt(path: ConfigPath, entities: Entities): FieldInfo | undefined {
  const { entity, rest } = placeOf(path, entities);
  if (entity === undefined || rest.length === 0) return undefined;
  const pointer = pointerOf(rest);
  const exact = Object.hasOwn(entity.fields, pointer) ? entity.fields[pointer] : undefined;
  return exact ?? wildcardFields(entity).find(({ pattern }) => fitsPattern(rest, pattern))?.info;
}
