import type { JsonObject } from "../../Json.ts";
import type { SortFacts } from "../../sort/SortFacts.ts";
import type { Status } from "../../status/Status.ts";

/** How a grouped list reads the entities of its collection and what the server reports below them. */
export interface GroupKind {
  /** What stands below a group, by name: streams or files. */
  membersOf(group: JsonObject): JsonObject;
  /** The group's name, as the search and the sorting read it. */
  nameOf(key: string, group: JsonObject): string;
  statusOf(member: JsonObject, group: JsonObject): Status;
  factsOf(name: string, member: JsonObject, status: Status, position: number): SortFacts;
}
