import type { Json } from "../Json.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";
import type { Entities } from "./Entities.ts";
import { fieldAt } from "./fieldAt.ts";
import { isSecretAt } from "./isSecretAt.ts";

/** Whether a value must not be shown as it stands: that of a secret setting, or a text with a secret behind its beginning (`securetoken://KEY`). */
export function hidesSecret(value: Json, path: ConfigPath, entities: Entities): boolean {
  if (isSecretAt(path, entities)) return true;
  if (typeof value !== "string") return false;
  const text = value.toLowerCase();
  const prefixes = fieldAt(path, entities)?.secretPrefixes ?? [];
  return prefixes.some((prefix) => text.startsWith(prefix) && text.length > prefix.length);
}
