import type { ListIdentity } from "../../generated/shapes/FieldInfo.ts";
import type { Entities } from "../entity/Entities.ts";
import { fieldAt } from "../entity/fieldAt.ts";
import type { Json } from "../Json.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";

const BY_VALUE: ListIdentity = { key: "$value" };

/**
 * What the items of the list at a path are known by. Without an annotation plain values are known by themselves;
 * objects by nothing, so that their list is one value.
 */
export function identityOf(
  path: ConfigPath,
  entities: Entities,
  ...versions: readonly (readonly Json[] | undefined)[]
): ListIdentity | undefined {
  const known = fieldAt(path, entities)?.list;
  if (known !== undefined) return known;
  const isPlain = versions.every((list) => (list ?? []).every((item) => typeof item !== "object" || item === null));
  return isPlain ? BY_VALUE : undefined;
}
