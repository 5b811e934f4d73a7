import type { Location } from "../../../src/generated/types/Location.ts";
import type { Server } from "../../../src/generated/types/Server.ts";

/** The location that takes a stream of this name: of those whose prefix fits, the one with the longest. */
export function locationOf(lives: NonNullable<Server["lives"]>, name: string): readonly [string, Location] | undefined {
  return Object.entries(lives)
    .filter(([prefix]) => prefix === "" || (name.startsWith(`${prefix}/`) && name.length > prefix.length + 1))
    .toSorted(([one], [other]) => other.length - one.length)[0];
}
