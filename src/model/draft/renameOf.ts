import type { Entities } from "../entity/Entities.ts";
import { placeOf } from "../entity/placeOf.ts";
import { isPlainObject } from "../patch/isPlainObject.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";
import type { FieldEdit } from "./FieldEdit.ts";

/**
 * The new key an edit gives to its entity: by its identity field, or by a new name typed for one just created, of which
 * the server knows no old key.
 */
export function renameOf(
  { path, base, mine }: FieldEdit,
  entities: Entities,
): { readonly from: ConfigPath; readonly to: ConfigPath; readonly isCreated: boolean } | undefined {
  const { entity, at, rest } = placeOf(path, entities);
  if (entity?.key === undefined || entity.collection === undefined || entity.serverKeys === true) return undefined;
  const isCreated = rest.length === 0 && base === undefined && isPlainObject(mine);
  const isNamed = entity.renamable === true && rest.length === 1 && rest[0] === entity.key;
  const name = isNamed ? mine : isCreated ? mine[entity.key] : undefined;
  if (typeof name !== "string" || name === "" || name === at[1]) return undefined;
  return { from: at, to: [entity.collection, name], isCreated };
}
