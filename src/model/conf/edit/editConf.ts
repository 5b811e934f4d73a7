import { deepEqual, isPlainObject, type Json, type JsonObject } from "../../Json.ts";
import { applyMergePatch } from "../../merge/mergePatch.ts";
import { refuseHostileKeys } from "../../merge/hostileKeys.ts";
import { formatPointer } from "../../configPath.ts";
import type { Rename } from "../../entity/entityPlace.ts";
import { confMessages } from "../confProblems.ts";
import { isCollection, type Row } from "../grammar/ContextGrammar.ts";
import type { Grammar } from "../grammar/Grammar.ts";
import { layoutOf } from "../print/printConf.ts";
import { type ChunkReadings, readConf } from "../read/readConf.ts";
import { Reader } from "../read/Reader.ts";
import { readBody } from "../shapes/readObject.ts";
import { type ConfChunk, ConfTree } from "../syntax/ConfTree.ts";
import { parseChunks } from "../syntax/StatementParser.ts";
import { assignServerKeys } from "../syntax/assignServerKeys.ts";
import { getAt, setAt } from "../values/propertyPaths.ts";
import { blocksOfRow, editCollection } from "./editCollection.ts";
import { editSettings } from "./editSettings.ts";
import { editStatement } from "./editStatement.ts";
import { type EditContext, withFinalEnd, withoutFinalEnd } from "./editedChunks.ts";
import { planCollection } from "./planCollection.ts";
import { renameReferences } from "./renameReferences.ts";

/** A value of a delta that the text has no place for. */
interface EditProblem {
  readonly pointer: string;
  readonly message: string;
}

/** A config text after a change. */
export interface ConfEdit {
  readonly text: string;
  readonly tree: ConfTree;
  /** Values the delta holds and the text has no place for; all else of the delta is in the text. */
  readonly problems: readonly EditProblem[];
}

/**
 * Applies a merge patch to a config text: only the statements it must change are changed. Positions sort the blocks,
 * one removed and one added of the same body are a rename that references follow.
 * @throws HostileKeyError for a key no config may hold
 */
export function editConf(grammar: Grammar, readings: ChunkReadings, tree: ConfTree, delta: JsonObject): ConfEdit {
  refuseHostileKeys(delta);
  const before = readConf(grammar, tree, readings).config;
  const context: EditContext = {
    layout: layoutOf(tree.chunks),
    parse: (text) => parseChunks(text, grammar),
    edit: editStatement,
  };
  const problems: EditProblem[] = [];
  const renames: Rename[] = [];
  const wanted: JsonObject = {};
  let chunks = withFinalEnd(tree.chunks, context);
  const wasOpen = chunks !== tree.chunks;
  let nextServerKey = tree.nextServerKey;
  const settings: Row[] = [];
  for (const row of grammar.root.rows) {
    const { path } = row.property;
    const patch = getAt(delta, path.slice(0, 1));
    if (patch === undefined) continue;
    if (!isCollection(row) || row.grammar === undefined) {
      settings.push(row);
      continue;
    }
    const collection = getAt(before, path);
    const newKey = (asked: string): string =>
      row.property.serverKeys === true && asked === "-1" ? String(nextServerKey++) : asked;
    const plan = planCollection(isPlainObject(collection) ? collection : {}, patch, row.grammar, newKey);
    const { blocks, gap, last } = blocksOfRow(grammar, row, chunks, context.layout);
    const { replaced, added } = editCollection(row, plan, blocks, gap, context);
    chunks = withChanges(chunks, replaced, added, last);
    for (const key of plan.refused)
      problems.push({ pointer: formatPointer([...path, key]), message: confMessages.notAnObject });
    for (const [from, to] of plan.renamed) renames.push({ from: [path[0] ?? "", from], to: [path[0] ?? "", to] });
    wanted[path[0] ?? ""] = Object.fromEntries(plan.edits.map(({ key, after }) => [key, after]));
  }
  if (settings.length > 0) {
    const own = ownSettings(settings, delta);
    chunks = editSettings(grammar, settings, chunks, before, own, context);
    Object.assign(wanted, applyMergePatch(ownSettings(settings, before), own));
  }
  const next = new ConfTree(wasOpen ? withoutFinalEnd(chunks, context) : chunks);
  assignServerKeys(grammar, next, tree);
  next.nextServerKey = Math.max(next.nextServerKey, nextServerKey);
  problems.push(
    ...strangers(grammar, delta),
    ...lost(grammar, wanted, before, readChanged(grammar, readings, next.chunks, new Set(tree.chunks))),
  );
  const edit = { text: next.text, tree: next, problems };
  return renames.length === 0 ? edit : followRenames(grammar, readings, edit, renames);
}

function withChanges(
  chunks: readonly ConfChunk[],
  replaced: ReadonlyMap<ConfChunk, readonly ConfChunk[]>,
  added: readonly ConfChunk[],
  last: number,
): ConfChunk[] {
  const next: ConfChunk[] = [];
  for (const [place, chunk] of chunks.entries()) {
    const own = replaced.get(chunk);
    if (own === undefined) next.push(chunk);
    else for (const other of own) next.push(other);
    if (place === last) for (const other of added) next.push(other);
  }
  return last < 0 ? [...next, ...added] : next;
}

function ownSettings(rows: readonly Row[], config: JsonObject): JsonObject {
  const names = new Set(rows.map(({ property }) => property.path[0]));
  return Object.fromEntries(Object.entries(config).filter(([name]) => names.has(name)));
}

/** Keys of the top level that no row and no runtime key is known by. */
function strangers({ root }: Grammar, delta: JsonObject): EditProblem[] {
  const known = new Set([...root.context.properties.map(({ path }) => path[0] ?? ""), ...root.silent]);
  return Object.keys(delta)
    .filter((name) => !known.has(name) && delta[name] !== null)
    .map((name) => ({ pointer: formatPointer([name]), message: confMessages.notWritten }));
}

function lost(grammar: Grammar, wanted: JsonObject, before: JsonObject, changed: JsonObject): EditProblem[] {
  const found: JsonObject = {};
  for (const [name, value] of Object.entries(wanted)) {
    const own = getAt(changed, [name]);
    if (isPlainObject(value) && grammar.isCollectionName(name)) {
      // An entity whose block did not change says what it said.
      found[name] = Object.fromEntries(
        Object.keys(value).map((key) => [key, getAt(changed, [name, key]) ?? getAt(before, [name, key]) ?? null]),
      );
    } else if (own !== undefined) found[name] = own;
  }
  return lostPointers(wanted, found, [], (name) => grammar.isOrder(name)).map((pointer) => ({
    pointer,
    message: confMessages.notWritten,
  }));
}

function followRenames(
  grammar: Grammar,
  readings: ChunkReadings,
  edit: ConfEdit,
  renames: readonly Rename[],
): ConfEdit {
  const { config } = readConf(grammar, edit.tree, readings);
  const names = new Map<string, Map<string, string>>();
  for (const { from, to } of renames) {
    const [collection = "", name = ""] = from;
    const own = names.get(collection) ?? new Map<string, string>();
    names.set(collection, own.set(name, to[1] ?? ""));
  }
  const delta = renameReferences(grammar.root, config, names);
  if (Object.keys(delta).length === 0) return edit;
  const followed = editConf(grammar, readings, edit.tree, delta);
  return { ...followed, problems: [...edit.problems, ...followed.problems] };
}

/** The config that changed chunks say, and with them all settings of the top level: a part of the whole config. */
function readChanged(
  grammar: Grammar,
  readings: ChunkReadings,
  chunks: readonly ConfChunk[],
  before: ReadonlySet<ConfChunk>,
): JsonObject {
  const config: JsonObject = {};
  const settings = chunks.flatMap(({ statement }) => {
    const row = statement === undefined ? undefined : grammar.root.rowByWord.get(statement.word);
    if (statement === undefined || row === undefined) return [];
    if (!isCollection(row)) return [statement];
    const item = before.has(statement.chunk) ? undefined : readings.of(row, statement).item;
    const known = getAt(config, row.property.path);
    const collection = isPlainObject(known) ? known : {};
    if (item !== undefined && !Object.hasOwn(collection, item.key)) {
      collection[item.key] = item.value;
      if (collection !== known) setAt(config, row.property.path, collection);
    }
    return [];
  });
  readBody(grammar.root, settings, config, new Reader());
  return config;
}

/** Pointers of what was to be written and is not read back. An object without settings may be lost. */
function lostPointers(
  wanted: Json,
  found: Json | undefined,
  path: readonly string[],
  isIgnored: (name: string) => boolean,
): string[] {
  if (deepEqual(wanted, found)) return [];
  if (!isPlainObject(wanted)) return [formatPointer(path)];
  if (Object.keys(wanted).length === 0 && found === undefined) return [];
  const actual = isPlainObject(found) ? found : {};
  return Object.entries(wanted).flatMap(([name, value]) =>
    isIgnored(name)
      ? []
      : lostPointers(value, Object.hasOwn(actual, name) ? actual[name] : undefined, [...path, name], isIgnored),
  );
}
