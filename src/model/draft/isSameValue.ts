import type { Entities } from "../entity/Entities.ts";
import { identityOf } from "../list/identityOf.ts";
import { sameList } from "../list/sameList.ts";
import { deepEqual } from "../patch/deepEqual.ts";
import type { Json } from "../Json.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";

/** Whether two values of a setting say the same: a list's items may be written in either of their forms. */
export function isSameValue(
  one: Json | undefined,
  other: Json | undefined,
  path: ConfigPath,
  entities: Entities,
): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return deepEqual(one, other);
  const identity = identityOf(path, entities, one, other);
  return identity === undefined ? deepEqual(one, other) : sameList(one, other, identity);
}
