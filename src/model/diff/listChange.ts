import { MASK } from "../addressSecrets.ts";
import { shownUrl, withHiddenShown } from "../hiddenCharacters.ts";
import type { ListIdentity } from "../../generated/contracts/FieldInfo.ts";
import { changeText } from "../../texts/en/changeWords.ts";
import { type ConfigPath, isWithin, valueAt } from "../configPath.ts";
import { isListOrNothing } from "../draft/draftValues.ts";
import { type DraftEdits, editsNear } from "../draft/fieldEdits.ts";
import { deepEqual, isPlainObject, type Json, type JsonObject } from "../Json.ts";
import { type Entities, fieldAt } from "../entity/entityPlace.ts";
import {
  isSameItem,
  isSameOrder,
  itemIds,
  itemKey,
  itemObject,
  itemsAsStored,
  itemsById,
  listIdentity,
  withItem,
} from "../merge/listItems.ts";
import type { ChangePart } from "./Change.ts";
import { formatValueAt, inSentence } from "./settingWords.ts";
import { valueWords } from "./valueChange.ts";

/** A list as it was and as it will be. */
interface ListEdit {
  readonly path: ConfigPath;
  readonly base: readonly Json[];
  readonly mine: readonly Json[];
  readonly identity: ListIdentity;
}

/** An item that stands in the place of another one, or is the same with other settings. */
interface ReplacedItem {
  readonly was: string;
  readonly becomes: string;
  readonly before: Json;
  readonly after: Json;
}

/**
 * What became of a list, item by item: gone, replaced, come, changed, moved. One that comes where another one goes has
 * taken its place: that is one change, and not two. Empty where only what is no item has changed.
 */
export function listParts(edit: ListEdit, entities: Entities): readonly ChangePart[] {
  const { identity } = edit;
  const [before, after] = [itemsById(edit.base, identity), itemsById(edit.mine, identity)];
  const { replaced, removed, added } = pairedByPlace(before, after, identity);
  const changed = [...after].flatMap(([id, value]) => {
    const old = before.get(id);
    return old === undefined || isSameItem(old, value, identity)
      ? []
      : settingParts(edit, { was: id, becomes: id, before: old, after: value }, entities);
  });
  const isMoved = !isSameOrder([...before.keys()], [...after.keys()]);
  return [
    ...removed.map(([was, item]): ChangePart => ({
      kind: "removed",
      of: { was },
      item: itemWords(item, edit, entities),
      title: "",
    })),
    ...replaced.flatMap((one) => replacedParts(edit, one, entities)),
    ...added.map((one): ChangePart => addedPart(edit, one, entities)),
    ...changed,
    ...(isMoved ? [{ kind: "order", item: "", title: "" } as const] : []),
  ];
}

/** Pairs what went with what came behind the same item that stayed, and has all settings that it had. */
function pairedByPlace(before: ReadonlyMap<string, Json>, after: ReadonlyMap<string, Json>, identity: ListIdentity) {
  const gone = byNeighbour(before, after);
  const replaced: ReplacedItem[] = [];
  const added: NamedItem[] = [];
  for (const [neighbour, come] of byNeighbour(after, before)) {
    const places = gone.get(neighbour) ?? [];
    for (const [id, value] of come) {
      const at = places.findIndex(([, item]) => hasSettingsOf(value, item, identity));
      const [old] = at < 0 ? [] : places.splice(at, 1);
      if (old === undefined) added.push([id, value]);
      else replaced.push({ was: old[0], becomes: id, before: old[1], after: value });
    }
  }
  return { replaced, added, removed: [...gone.values()].flat() };
}

/** Whoever types another key leaves the settings beside it; one that has fewer is another item, which never had them. */
function hasSettingsOf(item: Json, other: Json, identity: ListIdentity): boolean {
  const [settings, wanted] = [itemObject(item, identity), itemObject(other, identity)];
  if (settings === undefined || wanted === undefined) return true;
  return Object.entries(wanted).every(([key, value]) => value === null || (settings[key] ?? null) !== null);
}

type NamedItem = readonly [id: string, item: Json];

/** The items that the other list does not have, by the id of the last one before them that it has. */
function byNeighbour(list: ReadonlyMap<string, Json>, other: ReadonlyMap<string, Json>): Map<string, NamedItem[]> {
  const found = new Map<string, NamedItem[]>();
  let neighbour = "";
  for (const [id, item] of list) {
    if (other.has(id)) {
      neighbour = id;
      continue;
    }
    const here = found.get(neighbour) ?? [];
    here.push([id, item]);
    found.set(neighbour, here);
  }
  return found;
}

/** The item itself is another one; of what stands beside its key only what differs. */
function replacedParts(edit: ListEdit, one: ReplacedItem, entities: Entities): readonly ChangePart[] {
  const { identity, path } = edit;
  const [from, to] = [one.before, one.after].map((item) => itemWords(item, edit, entities));
  const { was, becomes } = one;
  const isOtherLogin = from === to && from?.includes(MASK) === true;
  const key: ChangePart = {
    kind: "value",
    of: { was, becomes, setting: identity.key },
    item: "",
    title: fieldAt([...path, becomes, identity.key], entities)?.title ?? "",
    from: from ?? "",
    to: isOtherLogin ? changeText("changes.otherLogin", { value: to ?? "" }) : (to ?? ""),
  };
  return [key, ...settingParts(edit, one, entities, [identity.key])];
}

/** What became of the settings of one item. */
function settingParts(
  { path, identity }: ListEdit,
  { was, becomes, before, after }: ReplacedItem,
  entities: Entities,
  known: readonly string[] = [],
): readonly ChangePart[] {
  const at = [...path, becomes];
  const item = identity.key === "$index" ? `#${Number(becomes) + 1}` : shownUrl(becomes);
  const [from, to] = [itemObject(before, identity), itemObject(after, identity)];
  if (from === undefined || to === undefined) {
    if (known.length > 0) return [];
    const words = shown(valueWords({ path: at, base: before, mine: after }, entities));
    return [{ kind: "value", of: { was, becomes }, item, title: "", ...words }];
  }
  return keysOf(from, to)
    .filter((key) => !known.includes(key) && !deepEqual(from[key], to[key]))
    .map((key) => {
      const place = [...at, key];
      const words = valueWords({ path: place, base: from[key], mine: to[key] }, entities);
      const of = { was, becomes, setting: key };
      return { kind: "value", of, item, title: ownTitle(place, entities), ...shown(words) };
    });
}

/** An item that comes, with what is set of it beside its key. */
function addedPart(edit: ListEdit, [becomes, item]: NamedItem, entities: Entities): ChangePart {
  const { path, identity } = edit;
  const words = itemWords(item, edit, entities);
  const settings = isPlainObject(item) && identity.key !== "$index" ? Object.entries(item) : [];
  const detail = settings
    .filter(([key, value]) => key !== identity.key && value !== null)
    .map(([key, value]) => {
      const place = [...path, becomes, key];
      return `${ownTitle(place, entities)} ${formatValueAt(value, place, entities)}`;
    })
    .join(", ");
  return { kind: "added", of: { becomes }, item: words, title: "", ...(detail !== "" && { detail }) };
}

/** An item by what it is known by, without the login of an address; where the place is the identity, by its value. */
function itemWords(item: Json, { path, identity }: Pick<ListEdit, "path" | "identity">, entities: Entities): string {
  return identity.key === "$index" ? formatValueAt(item, [...path, "0"], entities) : shownUrl(itemKey(item, identity));
}

function ownTitle(path: ConfigPath, entities: Entities): string {
  return fieldAt(path, entities)?.title ?? withHiddenShown(path.at(-1) ?? "").replaceAll("_", " ");
}

function shown({ isSecret: _, ...words }: ReturnType<typeof valueWords>) {
  return words;
}

function keysOf(one: JsonObject, other: JsonObject): readonly string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])];
}

/** A part in a sentence: `udp://c, priority 1 → 2`. */
export function partInWords({ kind, item, title, from = "", to = "" }: ChangePart): string {
  if (kind === "order") return changeText("changes.order");
  if (kind !== "value") return changeText(`changes.${kind}`, { item });
  const what = [item, title === "" ? "" : item === "" ? title : inSentence(title)].filter(Boolean).join(", ");
  return changeText("changes.part", { what, from, to }).trimStart();
}

type List = Omit<ListEdit, "path">;

/**
 * What an edited list is once one of its changes is taken back, the others staying as they are: undefined where there was
 * no list before, and nothing is left of it; `unchanged` where no list is edited there any more.
 * @param path of the list, as `Change.list` has it
 */
export function listWithoutPart(
  edits: DraftEdits,
  path: ConfigPath,
  part: Pick<ChangePart, "kind" | "of">,
  entities: Entities,
): Json[] | undefined | "unchanged" {
  const edit = editsNear(edits, path).find((one) => isWithin(path, one.path));
  if (edit === undefined) return "unchanged";
  const rest = path.slice(edit.path.length);
  const [base, mine] = [valueAt(edit.base, rest), valueAt(edit.mine, rest)];
  if (!isListOrNothing(base) || !isListOrNothing(mine)) return "unchanged";
  const identity = listIdentity(path, entities, base, mine);
  if (identity === undefined) return mine;
  const list = withoutPart({ base: base ?? [], mine: mine ?? [], identity }, part);
  return list.length === 0 ? base && [] : itemsAsStored(list, base ?? [], identity);
}

function withoutPart(list: List, { kind, of = {} }: Pick<ChangePart, "kind" | "of">): Json[] {
  const { base, mine, identity } = list;
  if (kind === "order") return inFormerOrder(list);
  const { was, becomes, setting } = of;
  const old = was === undefined ? undefined : itemsById(base, identity).get(was);
  if (becomes === undefined)
    return was === undefined ? [...mine] : withItem(mine, was, old, identity, asReplaced(list));
  if (old === undefined) return withItem(mine, becomes, undefined, identity);
  const now = itemsById(mine, identity).get(becomes);
  return withItem(mine, becomes, setting === undefined ? old : withSetting(now, old, setting, list), identity);
}

/** The list as it was, with those in it that have taken the place of others: what comes back goes behind them. */
function asReplaced({ base, mine, identity }: List): Json[] {
  const before = itemsById(base, identity);
  const { replaced } = pairedByPlace(before, itemsById(mine, identity), identity);
  const heirs = new Map(replaced.map(({ was, after }) => [was, after]));
  return [...before].map(([id, item]) => heirs.get(id) ?? item);
}

/** An item with one setting as it was. */
function withSetting(now: Json | undefined, old: Json, setting: string, { identity }: List): Json {
  const [from, to] = [itemObject(old, identity), itemObject(now, identity)];
  if (from === undefined || to === undefined) return old;
  const { [setting]: _now, ...others } = to;
  const before = from[setting];
  return before === undefined ? others : { ...to, [setting]: before };
}

/** Those that were there before stand in the order of then; what came keeps its place. */
function inFormerOrder({ base, mine, identity }: List): Json[] {
  const after = itemsById(mine, identity);
  const stayed = itemIds(base, identity).flatMap((id) => after.get(id) ?? []);
  const known = new Set(itemIds(base, identity));
  let next = 0;
  return [...after].map(([id, item]) => {
    if (!known.has(id)) return item;
    next += 1;
    return stayed[next - 1] ?? item;
  });
}
