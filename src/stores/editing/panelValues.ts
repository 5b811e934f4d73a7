import type { PanelValue } from "../../generated/contracts/EntityDescriptor.ts";
import { entities } from "../../generated/entities.ts";
import { parsePointer, valueAt, withValueAt } from "../../model/configPath.ts";
import { loadEntityCheck } from "../../model/entity/checkEntity.ts";
import { kindOf } from "../../model/entity/entityNames.ts";
import { fieldAt } from "../../model/entity/entityPlace.ts";
import { isPlainObject, type Json } from "../../model/Json.ts";
import { itemKey } from "../../model/merge/listItems.ts";
import type { CollectionEditor } from "./CollectionEditor.ts";

/** What came of a value: added, not added as it stands there already under some mode, or wrong as the words say. */
export type AddedValue =
  | { readonly kind: "added" }
  | { readonly kind: "exists"; readonly mode: string }
  | { readonly kind: "wrong"; readonly words: string };

/** Adds a value to a list of an item of the collection, if it is right and the item has it under no mode yet. */
export async function addPanelValue(
  editor: CollectionEditor,
  key: string,
  { kind, list }: PanelValue,
  word: string,
): Promise<AddedValue> {
  const check = await loadEntityCheck(kindOf(editor.descriptor));
  const path = parsePointer(list);
  const item = itemOf(editor, key, list, word);
  const [problem] = check(objectOf(withValueAt({}, path, [item]))).filter(
    ({ pointer, level }) => level === "error" && pointer.startsWith(`${list}/`),
  );
  if (problem !== undefined) return { kind: "wrong", words: problem.message };
  const holder = (editor.descriptor.panels?.values ?? []).find(
    (value) => value.kind === kind && keysIn(editor, key, value.list).includes(word),
  );
  if (holder !== undefined) return { kind: "exists", mode: holder.mode };
  editor.editor(key).edit(path, [...itemsIn(editor, key, list), item]);
  return { kind: "added" };
}

/** Whether what stands in a list is a secret, each by itself. */
export function isSecretList({ descriptor }: CollectionEditor, list: string): boolean {
  return fieldIn(descriptor.collection, "*", `${list}/*`)?.secret === true;
}

function itemsIn(editor: CollectionEditor, key: string, list: string): readonly Json[] {
  const items = valueAt(editor.editor(key).value, parsePointer(list));
  return Array.isArray(items) ? items : [];
}

function keysIn(editor: CollectionEditor, key: string, list: string): readonly string[] {
  const identity = identityOf(editor, key, list);
  return itemsIn(editor, key, list).map((item) => itemKey(item, identity));
}

/** A word as the list holds it: as it is, or as the key of an object. */
function itemOf(editor: CollectionEditor, key: string, list: string, word: string): Json {
  const { key: property } = identityOf(editor, key, list);
  return property === "$value" ? word : { [property]: word };
}

function identityOf({ descriptor }: CollectionEditor, key: string, list: string) {
  return fieldIn(descriptor.collection, key, list)?.list ?? { key: "$value" };
}

function fieldIn(collection = "", key: string, list: string) {
  return fieldAt([collection, key, ...parsePointer(list)], entities);
}

function objectOf(value: Json | undefined) {
  return isPlainObject(value) ? value : {};
}
