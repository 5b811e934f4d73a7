import type { Json } from "../Json.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";
import type { Entities } from "./Entities.ts";
import { hidesSecret } from "./hidesSecret.ts";

/** Whether a value, standing at a path, is or holds a secret that is set. */
export function holdsSecret(value: Json | undefined, path: ConfigPath, entities: Entities): boolean {
  if (value === undefined || value === null || value === "") return false;
  if (hidesSecret(value, path, entities)) return true;
  if (typeof value !== "object") return false;
  return Object.entries(value).some(([key, child]) => holdsSecret(child, [...path, key], entities));
}
