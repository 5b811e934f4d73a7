import { parsePointer, formatPointer } from "../../configPath.ts";
import { isCollection, keyOfBlock } from "../grammar/ContextGrammar.ts";
import type { Grammar } from "../grammar/Grammar.ts";
import { readMapItem } from "../shapes/mapItems.ts";
import { readBody } from "../shapes/readObject.ts";
import type { ConfTree, Statement } from "../syntax/ConfTree.ts";
import { Reader } from "./Reader.ts";

/** A range of the file; lines and columns count from 1, columns in UTF-16 units. */
export interface ConfRange {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Where the value of each pointer stands, or the nearest that holds it; undefined where the text says nothing of it. */
export function locateValues(
  grammar: Grammar,
  tree: ConfTree,
  pointers: readonly string[],
): readonly (ConfRange | undefined)[] {
  // The language table says how deep a block stands: any part of a path may lead to one.
  const wanted = new Set(
    pointers.flatMap((pointer) => {
      const path = parsePointer(pointer);
      return path.map((_segment, index) => formatPointer(path.slice(0, index + 1)));
    }),
  );
  const places = placesOf(grammar, tree, (block) => wanted.has(block));
  return pointers.map((pointer) => {
    for (let path = parsePointer(pointer); path.length > 0; path = path.slice(0, -1)) {
      const place = places.get(formatPointer(path));
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

/** Where a value stands: a range of its chunk. */
interface Place {
  readonly statement: Statement;
  readonly start: number;
  readonly end: number;
}

/**
 * Where each value of a config stands in its text, by JSON pointer, so that a failed check of the config can be shown
 * in the text.
 * @param wants says which blocks are looked into (by collection and key), as a file has thousands
 */
function placesOf(grammar: Grammar, tree: ConfTree, wants: (pointer: string) => boolean): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const reader = new Reader((path, statement, { start, end }) =>
    places.set(formatPointer(path), { statement, start, end }),
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
    if (key === undefined || !wants(formatPointer([...row.property.path, key]))) continue;
    reader.enter(...row.property.path);
    readMapItem(row, statement, reader);
    reader.leave(row.property.path.length);
  }
  readBody(grammar.root, settings, {}, reader);
  return places;
}
