import type { ListIdentity } from "../../generated/shapes/FieldInfo.ts";
import type { Entities } from "../entity/Entities.ts";
import { sameItem } from "../list/sameItem.ts";
import { deepEqual } from "../patch/deepEqual.ts";
import { isPlainObject } from "../patch/isPlainObject.ts";
import type { Json, JsonObject } from "../Json.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";
import type { Change } from "./Change.ts";
import { valueChange } from "./valueChange.ts";

/** What became of one item of a list, setting by setting: `Stream news: inputs udp://a, priority 1 → 2`. */
export function itemChanges(
  path: ConfigPath,
  id: string,
  before: Json,
  after: Json,
  identity: ListIdentity,
  server: Json,
  entities: Entities,
): readonly Change[] {
  if (sameItem(before, after, identity)) return [];
  const at = [...path, id];
  const [from, to] = [asObject(before, identity), asObject(after, identity)];
  if (from === undefined || to === undefined) {
    return [{ ...valueChange({ path: at, base: before, mine: after }, server, entities), path }];
  }
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .map((key) => ({ path: [...at, key], base: from[key], mine: to[key] }))
    .filter(({ base, mine }) => !deepEqual(base, mine))
    .map((edit) => ({ ...valueChange(edit, server, entities), path }));
}

function asObject(item: Json, { key, bareKey }: ListIdentity): JsonObject | undefined {
  if (typeof item === "string" && bareKey === true) return { [key]: item };
  return isPlainObject(item) ? item : undefined;
}
