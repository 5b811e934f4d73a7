import { pathOf } from "../../path/pathOf.ts";
import { pointerOf } from "../../path/pointerOf.ts";
import type { Grammar } from "../grammar/Grammar.ts";
import type { ConfTree } from "../syntax/ConfTree.ts";
import type { ConfRange } from "./ConfRange.ts";
import { placesOf } from "./placesOf.ts";

/** Where the value of each pointer stands, or the nearest that holds it; undefined where the text says nothing of it. */
export function locateValues(
  grammar: Grammar,
  tree: ConfTree,
  pointers: readonly string[],
): readonly (ConfRange | undefined)[] {
  const wanted = new Set(pointers.map((pointer) => pointerOf(pathOf(pointer).slice(0, 2))));
  const places = placesOf(grammar, tree, (block) => wanted.has(block));
  return pointers.map((pointer) => {
    for (let path = pathOf(pointer); path.length > 0; path = path.slice(0, -1)) {
      const place = places.get(pointerOf(path));
      if (place === undefined) continue;
      const { chunk, start: own, open } = place.statement;
      // Of a block its first line is enough.
      const isBlock = place.start === own && open > 0;
      const start = tree.positionOf(chunk, place.start);
      const end = tree.positionOf(chunk, isBlock ? open : place.end);
      return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
    }
    return undefined;
  });
}
