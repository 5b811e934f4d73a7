import { isPlainObject, type JsonObject } from "../../Json.ts";
import { valueAt, withValueAt } from "../../configPath.ts";
import type { Rename } from "../../entity/entityPlace.ts";
import { applyMergePatch, createMergePatch } from "../../merge/mergePatch.ts";
import type { Grammar } from "../grammar/Grammar.ts";
import { type ChunkReadings, readConf } from "../read/readConf.ts";
import type { ConfTree } from "../syntax/ConfTree.ts";
import { type ConfEdit, editConf } from "./editConf.ts";

/**
 * The text after a merge patch that renames entities, which keep their blocks whatever else the patch changes in them:
 * a rename alone is recognised, so it is made first, and what else the patch says comes after it.
 */
export function editRenamed(
  grammar: Grammar,
  readings: ChunkReadings,
  tree: ConfTree,
  delta: JsonObject,
  renames: readonly Rename[],
): ConfEdit {
  const { config } = readConf(grammar, tree, readings);
  const renamed = editConf(grammar, readings, tree, renamePatch(grammar, config, renames)).tree;
  const wanted = applyMergePatch(config, delta);
  const rest = createMergePatch(readConf(grammar, renamed, readings).config, wanted);
  return editConf(grammar, readings, renamed, rest);
}

/** A merge patch that renames entities and does nothing else to them. */
function renamePatch(grammar: Grammar, config: JsonObject, renames: readonly Rename[]): JsonObject {
  const patch: JsonObject = {};
  const entries = new Map<string, JsonObject>();
  for (const { from, to } of renames) {
    const [collection = "", name = ""] = from;
    const key = grammar.root.rows.find(({ property }) => property.path[0] === collection)?.grammar?.context.key;
    const body = valueAt(config, from);
    if (!isPlainObject(body) || key === undefined) continue;
    const newName = to[1] ?? "";
    const renamed = withValueAt(body, [key], newName);
    const own = entries.get(collection) ?? {};
    own[name] = null;
    if (isPlainObject(renamed)) own[newName] = renamed;
    entries.set(collection, own);
    patch[collection] = own;
  }
  return patch;
}
