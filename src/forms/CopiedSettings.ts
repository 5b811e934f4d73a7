import type { Json } from "../model/Json.ts";

/** Settings taken along from one entity, to be pasted into others. */
export interface CopiedSettings {
  /** Name of the entity they were copied from; empty for several. */
  readonly from: string;
  readonly value: Json;
}
