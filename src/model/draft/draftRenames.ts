import { deepEqual, isPlainObject, type Json, type JsonObject } from "../Json.ts";
import { type Entities, entityIndex, fieldAt, isEntityPath, placeAt, type Rename } from "../entity/entityPlace.ts";
import { configOnly } from "../entity/runtimePaths.ts";
import { type ConfigPath, isWithin, formatPointer, valueAt } from "../configPath.ts";
import type { DraftEdits, FieldEdit } from "./fieldEdits.ts";
import { followRenamesAt, followRenamesIn } from "../entity/references/renamedReferences.ts";
import { nameFault, sharingNames } from "../entity/entityNames.ts";
import { text } from "../../texts/text.ts";

/**
 * The new key an edit gives to its entity: by its identity field, or by a new name typed for one just created, of which
 * the server knows no old key.
 */
export function renameOf(
  { path, base, mine }: FieldEdit,
  entities: Entities,
): { readonly from: ConfigPath; readonly to: ConfigPath; readonly isCreated: boolean } | undefined {
  const { entity, at, key, rest } = placeAt(path, entities);
  if (entity?.key === undefined || at.length === 0 || entity.serverKeys === true) return undefined;
  const isCreated = rest.length === 0 && base === undefined && isPlainObject(mine);
  const isNamed = entity.renamable === true && rest.length === 1 && rest[0] === entity.key;
  const name = isNamed ? mine : isCreated ? mine[entity.key] : undefined;
  if (typeof name !== "string" || name === "" || name === key) return undefined;
  return { from: at, to: [...at.slice(0, -1), name], isCreated };
}

/**
 * The renames that a patch from the server holds: an entity removed, and one added with the same body (key, position
 * and reported values left out) in the same collection. Where more than one would fit, none is meant.
 * @param tree the config before the patch
 */
export function renamesIn(patch: JsonObject, tree: JsonObject, entities: Entities): readonly Rename[] {
  const { byCollection } = entityIndex(entities);
  return Object.keys(patch).flatMap((collection) => {
    const [change, known] = [patch[collection], tree[collection]];
    const isRenamable = byCollection.get(collection)?.renamable === true;
    return isRenamable && isPlainObject(change) && isPlainObject(known)
      ? movesIn(collection, change, known, entities)
      : [];
  });
}

function movesIn(collection: string, change: JsonObject, known: JsonObject, entities: Entities): readonly Rename[] {
  // Figures of every stream come each second: without a removal nothing is copied.
  const removed = Object.keys(change).filter((key) => change[key] === null && Object.hasOwn(known, key));
  if (removed.length === 0) return [];
  const added = Object.keys(change).filter((key) => isPlainObject(change[key]) && !Object.hasOwn(known, key));
  const bodyOf = (key: string, value: Json | undefined) => ({ key, body: bodyAt([collection, key], value, entities) });
  const gone = removed.map((key) => bodyOf(key, known[key]));
  const come = added.map((key) => bodyOf(key, change[key]));
  return gone.flatMap(({ key, body }) => {
    const [heir, ...others] = come.filter((one) => deepEqual(one.body, body));
    const isOne = gone.filter((one) => deepEqual(one.body, body)).length === 1;
    return heir && isOne && others.length === 0 ? [{ from: [collection, key], to: [collection, heir.key] }] : [];
  });
}

function bodyAt(path: ConfigPath, value: Json | undefined, entities: Entities): Json | undefined {
  const descriptor = placeAt(path, entities).entity;
  const copy = configOnly(value, path, entities);
  if (!isPlainObject(copy)) return copy;
  return Object.fromEntries(
    Object.entries(copy).filter(([name]) => name !== descriptor?.key && name !== descriptor?.order),
  );
}

/**
 * The draft after an entity got another key: its edits move along, what is edited elsewhere names it by the new one, and
 * the edit of the name itself is done with. The same draft where none of that is in it.
 */
export function renameInDraft(edits: DraftEdits, from: ConfigPath, to: ConfigPath, entities: Entities): DraftEdits {
  const nameField = placeAt(to, entities).entity?.key;
  const newKey = to.at(-1);
  const result = new Map<string, FieldEdit>();
  let isSame = true;
  for (const [pointer, edit] of edits) {
    const followed = followInEdit(edit, { from, to }, entities);
    isSame &&= followed === edit && !isWithin(edit.path, from);
    if (!isWithin(edit.path, from)) {
      result.set(followed === edit ? pointer : formatPointer(followed.path), followed);
      continue;
    }
    const rest = followed.path.slice(from.length);
    const path = [...to, ...rest];
    const isName = rest.length === 1 && rest[0] === nameField;
    if (isName && edit.mine === newKey) continue;
    result.set(formatPointer(path), isName ? { path, base: newKey, mine: edit.mine } : { ...followed, path });
  }
  return isSame ? edits : result;
}

/** An edit whose references name the renamed entity by its new key; the server's own have done so with the rename. */
function followInEdit(edit: FieldEdit, rename: Rename, entities: Entities): FieldEdit {
  const renames = [rename];
  const path = followRenamesIn(edit.path, renames, entities);
  const base = followRenamesAt(edit.path, edit.base, renames, entities);
  const mine = followRenamesAt(edit.path, edit.mine, renames, entities);
  return path === edit.path && base === edit.base && mine === edit.mine ? edit : { path, base, mine };
}

/** The renames that saving some edits brings about; an entity that is not saved yet has no name that another could use. */
export function renamesOf(edits: DraftEdits, entities: Entities): readonly Rename[] {
  return [...edits.values()].flatMap((edit) => {
    const rename = renameOf(edit, entities);
    return rename === undefined || rename.isCreated ? [] : [{ from: rename.from, to: rename.to }];
  });
}

/** An identity field whose name its entity cannot have, and why. */
interface WrongName {
  readonly at: ConfigPath;
  readonly words: string;
}

/**
 * The identity fields that give their entity a name that nothing may have, or one that another has on the server, or gets
 * by the same edits: saving them would make one entity of two. A name that an edit frees is still used until that edit is
 * saved.
 */
export function wrongNames(edits: DraftEdits, server: Json, entities: Entities): readonly WrongName[] {
  const wanted = new Map<string, number>();
  const renames: { readonly at: ConfigPath; readonly to: ConfigPath }[] = [];
  const faulty: WrongName[] = [];
  for (const edit of edits.values()) {
    const rename = renameOf(edit, entities);
    const isCreated = edit.base === undefined && isPlainObject(edit.mine) && isEntityPath(edit.path, entities);
    const to = rename?.to ?? (isCreated ? edit.path : undefined);
    if (to === undefined) continue;
    wanted.set(formatPointer(to), (wanted.get(formatPointer(to)) ?? 0) + 1);
    const { at: own, entity } = placeAt(edit.path, entities);
    const at = entity?.key === undefined ? own : [...own, entity.key];
    const words = nameFault(to.at(-1) ?? "");
    if (words !== undefined) faulty.push({ at, words });
    else if (rename !== undefined && entity?.key !== undefined) renames.push({ at, to });
  }
  const used = renames.filter(({ to }) => isUsed(to, server) || (wanted.get(formatPointer(to)) ?? 0) > 1);
  const wordsAt = (at: ConfigPath) => fieldAt(at, entities)?.messages?.["unique"] ?? text("check.nameUsed");
  return [...faulty, ...used.map(({ at }) => ({ at, words: wordsAt(at) }))];
}

function isUsed([collection = "", name = ""]: ConfigPath, server: Json): boolean {
  return sharingNames(collection).some((one) => valueAt(server, [one, name]) !== undefined);
}
