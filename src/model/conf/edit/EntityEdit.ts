import type { JsonObject } from "../../Json.ts";

/** One entity of a collection after the change. */
export interface EntityEdit {
  readonly key: string;
  /** Under what key it stood; undefined for a new one. */
  readonly from: string | undefined;
  readonly before: JsonObject | undefined;
  readonly after: JsonObject;
}
