import { isPlainObject } from "../../patch/isPlainObject.ts";
import { refuseHostileKeys } from "../../patch/refuseHostileKeys.ts";
import { pointerOf } from "../../path/pointerOf.ts";
import { applyMergePatch } from "../../patch/applyMergePatch.ts";
import type { JsonObject } from "../../Json.ts";
import { confMessages } from "../confMessages.ts";
import type { Grammar } from "../grammar/Grammar.ts";
import type { Row } from "../grammar/Row.ts";
import type { ChunkReadings } from "../read/ChunkReadings.ts";
import { getAt } from "../read/getAt.ts";
import { isCollection } from "../read/isCollection.ts";
import { readConfig } from "../read/readConfig.ts";
import { assignServerKeys } from "../syntax/assignServerKeys.ts";
import type { ConfChunk } from "../syntax/ConfChunk.ts";
import { ConfTree } from "../syntax/ConfTree.ts";
import { parseChunks } from "../syntax/parseChunks.ts";
import { blocksOfRow } from "./blocksOfRow.ts";
import type { ConfEdit } from "./ConfEdit.ts";
import type { EditProblem } from "./EditProblem.ts";
import type { EditContext } from "./EditContext.ts";
import { editCollection } from "./editCollection.ts";
import { editSettings } from "./editSettings.ts";
import { editStatement } from "./editStatement.ts";
import { layoutOf } from "./layoutOf.ts";
import { lostPointers } from "./lostPointers.ts";
import { planCollection } from "./planCollection.ts";
import { readChanged } from "./readChanged.ts";
import { renameReferences } from "./renameReferences.ts";
import { withFinalEnd } from "./withFinalEnd.ts";
import { withoutFinalEnd } from "./withoutFinalEnd.ts";

/**
 * Applies a merge patch to a config text: only the statements it must change are changed. Positions sort the blocks,
 * one removed and one added of the same body are a rename that references follow.
 * @throws HostileKeyError for a key no config may hold
 */
export function editConf(grammar: Grammar, readings: ChunkReadings, tree: ConfTree, delta: JsonObject): ConfEdit {
  refuseHostileKeys(delta);
  const before = readConfig(grammar, tree, readings).config;
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
      problems.push({ pointer: pointerOf([...path, key]), message: confMessages.notAnObject });
    for (const [from, to] of plan.renamed) renames.push({ collection: path[0] ?? "", from, to });
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

interface Rename {
  readonly collection: string;
  readonly from: string;
  readonly to: string;
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
    .map((name) => ({ pointer: pointerOf([name]), message: confMessages.notWritten }));
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
  const { config } = readConfig(grammar, edit.tree, readings);
  const names = new Map<string, Map<string, string>>();
  for (const { collection, from, to } of renames) {
    const own = names.get(collection) ?? new Map<string, string>();
    names.set(collection, own.set(from, to));
  }
  const delta = renameReferences(grammar.root, config, names);
  if (Object.keys(delta).length === 0) return edit;
  const followed = editConf(grammar, readings, edit.tree, delta);
  return { ...followed, problems: [...edit.problems, ...followed.problems] };
}
