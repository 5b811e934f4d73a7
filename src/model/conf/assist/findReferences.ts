import type { JsonObject } from "../../Json.ts";
import { isCollection, keyOfBlock } from "../grammar/ContextGrammar.ts";
import type { Grammar } from "../grammar/Grammar.ts";
import { type PlacedReference, placeReferences, referencesIn } from "../read/confReferences.ts";
import type { ChunkReadings } from "../read/readConf.ts";
import { Reader } from "../read/Reader.ts";
import { readMapItem } from "../shapes/mapItems.ts";
import { readBody } from "../shapes/readObject.ts";
import type { ConfTree, Statement } from "../syntax/ConfTree.ts";
import { cursorPlaceAt } from "./cursorPlace.ts";

/** A range of the file as offsets. */
export interface FileRange {
  readonly start: number;
  readonly end: number;
}

/** An entity that a text refers to or defines. */
interface NamedEntity {
  readonly collection: string;
  readonly name: string;
}

/** Where what is named at an offset is defined: the head of its block. Undefined where nothing is named, or nothing has the name. */
export function findDefinition(
  grammar: Grammar,
  readings: ChunkReadings,
  tree: ConfTree,
  offset: number,
): FileRange | undefined {
  const named = namedAt(grammar, readings, tree, offset);
  for (const { statement } of named === undefined ? [] : tree.chunks) {
    const defined = statement && definedBy(grammar, statement);
    if (statement === undefined || defined?.name !== named?.name || defined?.collection !== named?.collection) continue;
    const base = tree.offsetOf(statement.chunk);
    return { start: base + statement.start, end: base + (statement.args[0]?.end ?? statement.wordEnd) };
  }
  return undefined;
}

/** Everywhere that names what is named, or defined, at an offset; in the order of the file. */
export function findReferences(
  grammar: Grammar,
  readings: ChunkReadings,
  tree: ConfTree,
  offset: number,
): readonly FileRange[] {
  const named = namedAt(grammar, readings, tree, offset);
  if (named === undefined) return [];
  const isMeant = ({ collection, name }: NamedEntity) => collection === named.collection && name === named.name;
  return tree.chunks.flatMap(({ statement }) =>
    statement === undefined ? [] : placesIn(grammar, readings, statement, isMeant).map((place) => rangeOf(tree, place)),
  );
}

function rangeOf(tree: ConfTree, { statement, start, end }: PlacedReference): FileRange {
  const base = tree.offsetOf(statement.chunk);
  return { start: base + start, end: base + end };
}

function namedAt(grammar: Grammar, readings: ChunkReadings, tree: ConfTree, offset: number): NamedEntity | undefined {
  const place = cursorPlaceAt(grammar, tree, offset);
  const top = place?.chunk.statement;
  if (place === undefined || top === undefined) return undefined;
  const found = placesIn(grammar, readings, top, () => true).find(
    ({ start, end }) => place.at >= start && place.at <= end,
  );
  if (found !== undefined) return found.reference;
  const isInHead = place.statement === top && place.at <= (top.args[0]?.end ?? top.wordEnd);
  return isInHead ? definedBy(grammar, top) : undefined;
}

/** The entity whose block a statement of the top level is. */
function definedBy(grammar: Grammar, statement: Statement): NamedEntity | undefined {
  const row = grammar.root.rowByWord.get(statement.word);
  const name = row !== undefined && isCollection(row) ? keyOfBlock(row, statement) : undefined;
  return name === undefined ? undefined : { collection: row?.property.path[0] ?? "", name };
}

/** References of a statement of the top level. Only those that are looked for are placed, as the file has thousands. */
function placesIn(
  grammar: Grammar,
  readings: ChunkReadings,
  statement: Statement,
  isMeant: (named: NamedEntity) => boolean,
): readonly PlacedReference[] {
  const row = grammar.root.rowByWord.get(statement.word);
  if (row === undefined) return [];
  if (isCollection(row)) {
    const meant = readings.of(row, statement).references.filter(isMeant);
    if (meant.length === 0) return [];
    return placeReferences(meant, statement, (reader) => {
      reader.enter(...row.property.path);
      readMapItem(row, statement, reader);
    });
  }
  const settings: JsonObject = {};
  const read = (reader: Reader) => readBody(grammar.root, [statement], settings, reader);
  read(new Reader());
  const meant = referencesIn(grammar.root, settings, []).filter(isMeant);
  return meant.length === 0 ? [] : placeReferences(meant, statement, read);
}
