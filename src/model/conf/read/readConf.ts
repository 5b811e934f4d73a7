import { isPlainObject, type Json, type JsonObject } from "../../Json.ts";
import { confMessages, type ConfProblem, MOST_PROBLEMS } from "../confProblems.ts";
import { isCollection, type Row } from "../grammar/ContextGrammar.ts";
import type { Grammar } from "../grammar/Grammar.ts";
import { readMapItem } from "../shapes/mapItems.ts";
import { readBody } from "../shapes/readObject.ts";
import type { ConfChunk, ConfTree, Statement } from "../syntax/ConfTree.ts";
import { setAt } from "../values/propertyPaths.ts";
import { Reader, type ReadProblem } from "./Reader.ts";
import {
  type FoundReference,
  missingProblems,
  missingReferences,
  placeReferences,
  referencesIn,
} from "./confReferences.ts";
import { showProblems } from "./showProblems.ts";
import { noteStatements } from "./wordNotes.ts";

/** A config text as JSON. */
export interface ConfReading {
  /** Shared with later readings of the same blocks: to be read, not changed. */
  readonly config: JsonObject;
  /** At most MOST_PROBLEMS of them. */
  readonly problems: readonly ConfProblem[];
  /** How many more there are. */
  readonly unlisted: number;
}

/** Reads a tree as the config it says; what cannot be read is a problem and left out. A tree is read once. */
export function readConf(grammar: Grammar, tree: ConfTree, readings: ChunkReadings): ConfReading {
  return readings.ofTree(tree, () => readTree(grammar, tree, readings));
}

function readTree(grammar: Grammar, tree: ConfTree, readings: ChunkReadings): ConfReading {
  const config: JsonObject = {};
  const problems: ReadProblem[] = [];
  const settings: Statement[] = [];
  const collections = new Map<Row, JsonObject>();
  const lengths = new Map<Row, number>();
  for (const { statement } of tree.chunks) {
    if (statement === undefined) continue;
    const row = grammar.root.rowByWord.get(statement.word);
    if (row === undefined || !isCollection(row)) {
      settings.push(statement);
      continue;
    }
    const reading = readings.of(row, statement);
    for (const problem of reading.problems) problems.push(problem);
    const { item } = reading;
    if (item === undefined) continue;
    const collection = collections.get(row) ?? {};
    if (!collections.has(row)) collections.set(row, collection);
    if (Object.hasOwn(collection, item.key)) {
      const path = [...row.property.path, item.key];
      const { chunk, start, open, end } = statement;
      problems.push({
        level: "error",
        message: confMessages.repeatedKey,
        chunk,
        start,
        end: open > 0 ? open : end,
        path,
      });
      continue;
    }
    const position = lengths.get(row) ?? 0;
    lengths.set(row, position + 1);
    collection[item.key] = readings.placed(reading, row.grammar?.context.order, position);
  }
  const reader = new Reader();
  readBody(grammar.root, settings, config, reader);
  for (const [row, collection] of collections) setAt(config, row.property.path, collection);
  let located = 0;
  let unlocated = 0;
  for (const { statement } of tree.chunks) {
    const row = statement === undefined ? undefined : grammar.root.rowByWord.get(statement.word);
    if (statement === undefined || row === undefined || !isCollection(row)) continue;
    const { references } = readings.of(row, statement);
    if (references.length === 0) continue;
    const missing = missingReferences(grammar, config, references);
    if (missing.length === 0) continue;
    // Their places are read anew, which is worth it only for those that are shown.
    if (located > MOST_PROBLEMS) {
      unlocated += missing.length;
      continue;
    }
    located += missing.length;
    const found = placeReferences(missing, statement, (placing) => {
      placing.enter(...row.property.path);
      readMapItem(row, statement, placing);
    });
    for (const problem of missingProblems(found)) problems.push(problem);
  }
  for (const problem of missingInSettings(grammar, config, settings)) problems.push(problem);
  for (const problem of reader.problems) problems.push(problem);
  const shown = showProblems(tree, problems);
  return { config, problems: shown.problems, unlisted: shown.unlisted + unlocated };
}

/** Warnings for what the settings outside the entities name and the config does not hold. */
function missingInSettings(
  grammar: Grammar,
  config: JsonObject,
  settings: readonly Statement[],
): readonly ReadProblem[] {
  const [first] = settings;
  if (first === undefined) return [];
  const own = Object.entries(config).filter(([name]) => !grammar.isCollectionName(name));
  const missing = missingReferences(grammar, config, referencesIn(grammar.root, Object.fromEntries(own), []));
  if (missing.length === 0) return [];
  return missingProblems(placeReferences(missing, first, (placing) => readBody(grammar.root, settings, {}, placing)));
}

/** What one chunk says of one entity. */
interface ChunkReading {
  readonly item: { readonly key: string; readonly value: Json } | undefined;
  readonly problems: readonly ReadProblem[];
  readonly references: readonly FoundReference[];
}

/** Remembers what each chunk was read as: an edit replaces a few chunks of thousands. */
export class ChunkReadings {
  private readonly trees = new WeakMap<ConfTree, ConfReading>();
  private readonly known = new WeakMap<ConfChunk, ChunkReading>();
  private readonly places = new WeakMap<ChunkReading, JsonObject>();

  ofTree(tree: ConfTree, read: () => ConfReading): ConfReading {
    const known = this.trees.get(tree) ?? read();
    this.trees.set(tree, known);
    return known;
  }

  /** The value of an entity with its place in the collection: the same object as long as both are what they were. */
  placed(reading: ChunkReading, order: string | undefined, position: number): Json {
    const value = reading.item?.value ?? null;
    if (order === undefined || !isPlainObject(value) || value[order] === position) return value;
    const known = this.places.get(reading);
    if (known !== undefined && known[order] === position) return known;
    const placed = { ...value, [order]: position };
    this.places.set(reading, placed);
    return placed;
  }

  of(row: Row, statement: Statement): ChunkReading {
    const known = this.known.get(statement.chunk);
    if (known !== undefined) return known;
    const reader = new Reader();
    noteStatements(row.property, [statement], reader);
    reader.enter(...row.property.path);
    const item = readMapItem(row, statement, reader);
    const path = item === undefined ? [] : [...row.property.path, item.key];
    const references =
      row.grammar !== undefined && isPlainObject(item?.value) ? referencesIn(row.grammar, item.value, path) : [];
    const reading = { item, problems: reader.problems, references };
    this.known.set(statement.chunk, reading);
    return reading;
  }
}
