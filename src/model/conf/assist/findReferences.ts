import type { JsonObject } from "../../Json.ts";
import type { ConfigPath } from "../../configPath.ts";
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
export interface NamedEntity {
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
  const found = definitionOf(grammar, tree, namedAt(grammar, readings, tree, offset));
  if (found === undefined) return undefined;
  const { statement } = found;
  const base = tree.offsetOf(statement.chunk);
  return { start: base + statement.start, end: base + (statement.args[0]?.end ?? statement.wordEnd) };
}

/** The first of what may be named that is defined, and its block. */
function definitionOf(grammar: Grammar, tree: ConfTree, named: readonly NamedEntity[]) {
  const found = named.map((): Statement | undefined => undefined);
  for (const { statement } of named.length === 0 ? [] : tree.chunks) {
    const defined = statement && definedBy(grammar, statement);
    const index = defined === undefined ? -1 : named.findIndex((one) => isSame(one, defined));
    if (index >= 0) found[index] ??= statement;
    if (index === 0) break;
  }
  return found.flatMap((statement, index) => (statement === undefined ? [] : [{ statement, named: named[index] }]))[0];
}

function isSame(one: NamedEntity, other: NamedEntity): boolean {
  return one.collection === other.collection && one.name === other.name;
}

/** Everywhere that names what is named, or defined, at an offset; in the order of the file. */
export function findReferences(
  grammar: Grammar,
  readings: ChunkReadings,
  tree: ConfTree,
  offset: number,
): readonly FileRange[] {
  const all = namedAt(grammar, readings, tree, offset);
  const named = definitionOf(grammar, tree, all)?.named ?? all[0];
  if (named === undefined) return [];
  const isMeant = (one: NamedEntity) => isSame(one, named);
  return tree.chunks.flatMap(({ statement }) =>
    statement === undefined ? [] : placesIn(grammar, readings, statement, isMeant).map((place) => rangeOf(tree, place)),
  );
}

/** The entity that is named or defined at an offset; undefined where none is, or the file does not define it. */
export function findNamed(
  grammar: Grammar,
  readings: ChunkReadings,
  tree: ConfTree,
  offset: number,
): NamedEntity | undefined {
  return definitionOf(grammar, tree, namedAt(grammar, readings, tree, offset))?.named;
}

/** Path of the setting that stands at an offset, as deep as a form has a field for it: that of an entity, or of the server. */
export function pathAt(grammar: Grammar, tree: ConfTree, offset: number): ConfigPath | undefined {
  const place = cursorPlaceAt(grammar, tree, offset);
  const top = place?.chunk.statement;
  if (place === undefined || top === undefined) return undefined;
  const isOnLineOf = (end: number) => !/[\r\n]/.test(place.chunk.text.slice(end, place.at));
  // The lines below a block are nobody's.
  if (place.at > top.end && !isOnLineOf(top.end)) return undefined;
  const row = grammar.root.rowByWord.get(top.word);
  const defined = definedBy(grammar, top);
  if (defined === undefined) return row?.property.path;
  // Behind a statement, in the comment of its line, it is still the one that is meant.
  const inside = top.body?.findLast(({ start, end }) => place.at >= start && isOnLineOf(end));
  const own = inside === undefined ? [] : (row?.grammar?.rowByWord.get(inside.word)?.property.path ?? []);
  return [defined.collection, defined.name, ...own];
}

function rangeOf(tree: ConfTree, { statement, start, end }: PlacedReference): FileRange {
  const base = tree.offsetOf(statement.chunk);
  return { start: base + start, end: base + end };
}

/** What is named at an offset: of a path perhaps one of several folders. */
function namedAt(grammar: Grammar, readings: ChunkReadings, tree: ConfTree, offset: number): readonly NamedEntity[] {
  const place = cursorPlaceAt(grammar, tree, offset);
  const top = place?.chunk.statement;
  if (place === undefined || top === undefined) return [];
  const found = placesIn(grammar, readings, top, () => true).filter(
    ({ start, end }) => place.at >= start && place.at <= end,
  );
  if (found.length > 0) return found.map(({ reference }) => reference);
  const isInHead = place.statement === top && place.at <= (top.args[0]?.end ?? top.wordEnd);
  return [isInHead ? definedBy(grammar, top) : undefined].flatMap((one) => one ?? []);
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
