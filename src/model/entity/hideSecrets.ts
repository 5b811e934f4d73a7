import { MASK, hideInAddress, hideInText } from "../addressSecrets.ts";
import type { ConfigPath } from "../configPath.ts";
import { canonicalText, isPlainObject, type Json } from "../Json.ts";
import { type Entities, fieldAt } from "./entityPlace.ts";
import { hidesSecret } from "./sensitiveSettings.ts";

/** Where a server tells a change without its secrets: stands for one that is another than before, whose place was `MASK`. */
export const OTHER_SECRET = `≠${MASK}`;

/** What stands for a secret. `text` says it for sure, quotes and all; `value` is the secret itself. */
type Hide = (text: string, value: Json) => string;

/**
 * A value of the config with something else in the place of what is or may be a secret: settings that the schemas say
 * are secret, what addresses carry, values whose name is free, and all that no schema describes.
 * @param path where the value stands
 */
export function hideSecrets(value: Json, path: ConfigPath, entities: Entities, hide: Hide): Json {
  if (Array.isArray(value))
    return value.map((item, index) => hideSecrets(item, [...path, String(index)], entities, hide));
  if (value !== null && hidesSecret(value, path, entities)) return hide(canonicalText(value), value);
  if (isPlainObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, child]) => [name, hideSecrets(child, [...path, name], entities, hide)]),
    );
  }
  const inAddress = (secret: string): string => hide(secret, secret);
  const address = typeof value === "string" ? hideInAddress(value, inAddress) : undefined;
  if (address !== undefined) return address;
  if (isFreeSetting(path, entities)) return hide(canonicalText(value), value);
  return typeof value === "string" ? hideInText(value, inAddress) : value;
}

/** What no schema describes, and the values of maps whose keys are free, may be anything: parameters with a key, say. */
export function isFreeSetting(path: ConfigPath, entities: Entities): boolean {
  const around = path.slice(0, -1);
  const own = fieldAt(path, entities);
  const isListed = fieldAt(around, entities)?.type === "array";
  return !isListed && (own === undefined || own === fieldAt([...around, ANY_KEY], entities));
}

/** What is described under this key is so under any. */
const ANY_KEY = "\u0000";
