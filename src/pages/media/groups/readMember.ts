import type { JsonObject } from "../../../model/Json.ts";
import { isPlainObject } from "../../../model/patch/isPlainObject.ts";
import type { ConfigStore } from "../../../stores/ConfigStore.ts";

/** A copy of a stream or file below a group; tracked. Undefined when it is gone. */
export function readMember(
  config: ConfigStore,
  [collection, owner, part]: readonly [collection: string, owner: string, part: "streams" | "files"],
  name: string,
): JsonObject | undefined {
  const members = config.node(collection, owner).readRuntime()?.[part];
  const member = isPlainObject(members) && Object.hasOwn(members, name) ? members[name] : undefined;
  return isPlainObject(member) ? { ...member } : undefined;
}
