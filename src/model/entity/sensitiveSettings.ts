import { hasLogin } from "../addressSecrets.ts";
import type { Json, JsonObject } from "../Json.ts";
import type { ConfigPath } from "../configPath.ts";
import { type Entities, entityIndex, fieldAt } from "./entityPlace.ts";

/** In front of the digest that a server tells in a secret's place; that tells equal ones from others, and nothing else. */
export const hiddenMark = "hidden:";
/** Characters of base64url: 96 bits. */
export const digestLength = 16;

/** Whether a path leads to a secret or into one: a masked setting, and all below it. */
export function isSecretAt(path: ConfigPath, entities: Entities): boolean {
  return path.some((_, depth) => fieldAt(path.slice(0, path.length - depth), entities)?.secret === true);
}

/** Whether a value must not be shown as it stands: that of a secret setting, or a text with a secret behind its beginning (`securetoken://KEY`). */
export function hidesSecret(value: Json, path: ConfigPath, entities: Entities): boolean {
  if (isSecretAt(path, entities)) return true;
  if (typeof value !== "string") return false;
  const text = value.toLowerCase();
  const prefixes = fieldAt(path, entities)?.secretPrefixes ?? [];
  return prefixes.some((prefix) => text.startsWith(prefix) && text.length > prefix.length);
}

/** Whether a value, standing at a path, is or holds a secret that is set. @param isSecret what counts as one */
export function holdsSecret(
  value: Json | undefined,
  path: ConfigPath,
  entities: Entities,
  isSecret = hidesSecret,
): boolean {
  if (value === undefined || value === null || value === "") return false;
  if (isSecret(value, path, entities)) return true;
  if (typeof value !== "object") return false;
  return Object.entries(value).some(([key, child]) => holdsSecret(child, [...path, key], entities, isSecret));
}

/** What must not lie in a browser's storage: a secret, or an address with a login. */
export function isNotToBeStored(value: Json, path: ConfigPath, entities: Entities): boolean {
  return hidesSecret(value, path, entities) || (typeof value === "string" && hasLogin(value));
}

/** Whether a merge patch changes a setting of the server that may lock the operator out (`x-ui.save.risk`). */
export function isRiskyPatch(patch: JsonObject, entities: Entities): boolean {
  const fields = Object.entries(entityIndex(entities).server?.fields ?? {});
  return Object.keys(patch).some((key) =>
    fields.some(([pattern, { save }]) => save?.risk !== undefined && `${pattern}/`.startsWith(`/${key}/`)),
  );
}
