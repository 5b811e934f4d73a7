import type { Json } from "../../model/Json.ts";
import type { ConfigPath } from "../../model/path/ConfigPath.ts";

/** One change of an entity; an undefined value clears. */
export interface Edit {
  readonly path: ConfigPath;
  readonly value: Json | undefined;
}
