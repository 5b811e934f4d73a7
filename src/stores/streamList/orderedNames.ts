import type { Json } from "../../model/Json.ts";
import { isPlainObject } from "../../model/patch/isPlainObject.ts";
import { compareMedia } from "../../model/sort/compareMedia.ts";
import { sortFactsOf } from "../../model/sort/sortFactsOf.ts";
import type { Sorting } from "../../model/sort/sortKeys.ts";
import type { StreamStates } from "./StreamStates.ts";

/** Names that stand in the order of the config, sorted otherwise. */
export function orderedNames(
  names: readonly string[],
  sorting: Sorting,
  streams: Readonly<Record<string, Json>>,
  states: StreamStates,
): readonly string[] {
  const facts = names.map((name, position) => {
    const stream = streams[name];
    const status = sorting.key === "status" ? states.of(name).short : "on";
    return sortFactsOf(name, isPlainObject(stream) ? stream : {}, status, position);
  });
  return facts.sort((one, other) => compareMedia(sorting, one, other)).map(({ name }) => name);
}
