import { pathOf } from "../../src/model/path/pathOf.ts";
import { pointerOf } from "../../src/model/path/pointerOf.ts";
import type { ConfigProblem } from "./ConfigProblem.ts";
import type { ConfigRevision } from "./ConfigRevision.ts";
import type { ConfigLanguage } from "./ConfigLanguage.ts";
import { listedProblems } from "./listedProblems.ts";
import type { ServerKeys } from "./keys/ServerKeys.ts";

/** Problems that the checks found in the config of a text, with line and column; one that stands nowhere keeps its pointer. */
export async function locateProblems(
  language: ConfigLanguage,
  { document, keys }: Pick<ConfigRevision, "document" | "keys">,
  found: readonly ConfigProblem[],
): Promise<readonly ConfigProblem[]> {
  const { problems } = listedProblems(found);
  if (problems.length === 0) return found;
  const pointers = problems.map(({ pointer }) => placePointer(pointer, keys));
  const places = await language.locate(document, pointers);
  const shown = new Set(problems);
  const located = problems.map((problem, index): ConfigProblem => {
    const place = places[index];
    return place === undefined ? problem : { ...problem, line: place.line, column: place.column };
  });
  return [...located, ...found.filter((problem) => !shown.has(problem))];
}

/** In the text an entity of the server's own ids is known by its place. */
function placePointer(pointer: string, keys: ServerKeys): string {
  const [collection = "", id = "", ...rest] = pathOf(pointer);
  const place = keys[collection]?.ids.indexOf(id) ?? -1;
  return place < 0 ? pointer : pointerOf([collection, String(place), ...rest]);
}
