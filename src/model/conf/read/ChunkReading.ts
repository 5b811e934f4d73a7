import type { Json } from "../../Json.ts";
import type { FoundReference } from "./FoundReference.ts";
import type { ReadProblem } from "./ReadProblem.ts";

/** What one chunk says of one entity. */
export interface ChunkReading {
  readonly item: { readonly key: string; readonly value: Json } | undefined;
  readonly problems: readonly ReadProblem[];
  readonly references: readonly FoundReference[];
}
