import type { Json } from "../../../src/model/Json.ts";

/** One place where a save and somebody else's earlier save disagree; null stands for absent. */
export interface Conflict {
  readonly pointer: string;
  readonly base: Json;
  readonly mine: Json;
  readonly theirs: Json;
}
