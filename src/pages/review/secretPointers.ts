import { entities } from "../../generated/entities.ts";
import { hidesSecret } from "../../model/entity/hidesSecret.ts";
import type { Json } from "../../model/Json.ts";
import type { ConfigPath } from "../../model/path/ConfigPath.ts";
import { pointerOf } from "../../model/path/pointerOf.ts";

/** Pointers of all secrets that are set in a config. */
export function secretPointers(value: Json, path: ConfigPath = []): readonly string[] {
  if (value === null || value === "") return [];
  if (path.length > 0 && hidesSecret(value, path, entities)) return [pointerOf(path)];
  if (typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, child]) => secretPointers(child, [...path, key]));
}
