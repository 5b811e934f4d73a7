import type { Json, JsonObject } from "../model/Json.ts";

/** What the conditions of a form see beside the entity: `$capabilities` and `$server`. */
export interface FormContext {
  readonly capabilities?: Json;
  readonly server?: Json;
  /** What the server reports of the entity: it stands among the entity's own properties. */
  readonly reported?: JsonObject;
}
