import { type ConfigPath, isWithin, valueAt } from "../configPath.ts";
import { isListOrNothing } from "../draft/draftValues.ts";
import { type DraftEdits, editsNear } from "../draft/fieldEdits.ts";
import type { Entities } from "../entity/entityPlace.ts";
import type { Json } from "../Json.ts";
import { itemIds, itemObject, itemsAsStored, itemsById, listIdentity, withItem } from "../merge/listItems.ts";
import type { ChangePart } from "./Change.ts";
import { type ListEdit, pairedByPlace } from "./listChange.ts";

type List = Omit<ListEdit, "path">;

/**
 * What an edited list is once one of its changes is taken back, the others staying as they are: undefined where there was
 * no list before, and nothing is left of it.
 * @param path of the list, as `Change.list` has it
 */
export function listWithoutPart(
  edits: DraftEdits,
  path: ConfigPath,
  part: Pick<ChangePart, "kind" | "of">,
  entities: Entities,
): Json[] | undefined {
  const edit = editsNear(edits, path).find((one) => isWithin(path, one.path));
  const rest = path.slice(edit?.path.length ?? 0);
  const [base, mine] = [valueAt(edit?.base, rest), valueAt(edit?.mine, rest)];
  if (!isListOrNothing(base) || !isListOrNothing(mine)) return undefined;
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
  const { replaced } = pairedByPlace(before, itemsById(mine, identity));
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
