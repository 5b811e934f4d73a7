import type { Json } from "../model/Json.ts";

/** What the conditions of a form see beside the entity: `$capabilities` and `$server`. */
export interface FormContext {
  readonly capabilities?: Json;
  readonly server?: Json;
}
