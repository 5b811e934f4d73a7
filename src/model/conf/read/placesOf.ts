import type { Place } from "./Place.ts";
import { pointerOf } from "../../path/pointerOf.ts";
import type { Grammar } from "../grammar/Grammar.ts";
import { readBody } from "../shapes/readBody.ts";
import { readMapItem } from "../shapes/readMapItem.ts";
import type { ConfTree } from "../syntax/ConfTree.ts";
import type { Statement } from "../syntax/Statement.ts";
import { isCollection } from "./isCollection.ts";
import { keyOfBlock } from "./keyOfBlock.ts";
import { Reader } from "./Reader.ts";

/**
 * Where each value of a config stands in its text, by JSON pointer, so that a failed check of the config can be shown
 * in the text.
 * @param wants says which blocks are looked into (by collection and key), as a file has thousands
 */
export function placesOf(
  grammar: Grammar,
  tree: ConfTree,
  wants: (pointer: string) => boolean,
): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const reader = new Reader((path, statement, { start, end }) =>
    places.set(pointerOf(path), { statement, start, end }),
  );
  const settings: Statement[] = [];
  for (const { statement } of tree.chunks) {
    if (statement === undefined) continue;
    const row = grammar.root.rowByWord.get(statement.word);
    if (row === undefined || !isCollection(row)) {
      settings.push(statement);
      continue;
    }
    const key = keyOfBlock(row, statement);
    if (key === undefined || !wants(pointerOf([...row.property.path, key]))) continue;
    reader.enter(...row.property.path);
    readMapItem(row, statement, reader);
    reader.leave(row.property.path.length);
  }
  readBody(grammar.root, settings, {}, reader);
  return places;
}
