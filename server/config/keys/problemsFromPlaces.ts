import { pathOf } from "../../../src/model/path/pathOf.ts";
import { pointerOf } from "../../../src/model/path/pointerOf.ts";
import type { ConfigProblem } from "../ConfigProblem.ts";
import type { ServerKeys } from "./ServerKeys.ts";

/** Problems of a text whose pointers name entities by their ids, as the console knows them, not by their places. */
export function problemsFromPlaces(problems: readonly ConfigProblem[], keys: ServerKeys): readonly ConfigProblem[] {
  return problems.map((problem) => {
    const [collection = "", place = "", ...rest] = pathOf(problem.pointer);
    const id = keys[collection]?.ids[Number(place)];
    return id === undefined ? problem : { ...problem, pointer: pointerOf([collection, id, ...rest]) };
  });
}
