import { configOnly } from "../entity/configOnly.ts";
import type { Entities } from "../entity/Entities.ts";
import type { Json } from "../Json.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";
import { valueAt } from "../path/valueAt.ts";

/** A copy of what the server holds at a path, as a draft compares it: without runtime keys and nulls. */
export function serverValueAt(server: Json, path: ConfigPath, entities: Entities): Json | undefined {
  return configOnly(valueAt(server, path), path, entities);
}
