import type { ListIdentity } from "../../generated/contracts/FieldInfo.ts";
import { text } from "../../texts/text.ts";
import { deepEqual, isPlainObject, type Json } from "../Json.ts";
import { type ConfigPath, valueAt } from "../configPath.ts";
import { renameOf } from "../draft/draftRenames.ts";
import { isListOrNothing, isSameValue } from "../draft/draftValues.ts";
import { type Entities, fieldAt, isEntityPath, placeAt } from "../entity/entityPlace.ts";
import { holdsSecret } from "../entity/sensitiveSettings.ts";
import { isSameItem, isSameOrder, itemKey, itemObject, itemsById, listIdentity } from "../merge/listItems.ts";
import type { Change } from "./Change.ts";
import { followedChanges } from "./followedChanges.ts";
import { entityNameAt, type EntityWords, formatValue, inSentence, titleAt } from "./settingWords.ts";
import type { DraftEdits, FieldEdit } from "../draft/fieldEdits.ts";

/** Everything a draft changes, in words: `Stream news: client timeout 30 s → 60 s`. No secret is in them. */
export function describeChanges(edits: DraftEdits, server: Json, entities: Entities): readonly Change[] {
  const own = [...edits.values()]
    .filter(({ path, base, mine }) => !isSameValue(base, mine, path, entities))
    .flatMap((edit) => wholeChange(edit, server, entities) ?? partChanges(edit, server, entities));
  return [...own, ...followedChanges(edits, server, entities)];
}

function wholeChange(edit: FieldEdit, server: Json, entities: Entities): readonly Change[] | undefined {
  const { path, base, mine } = edit;
  const isWhole = isEntityPath(path, entities);
  const rename = renameOf(edit, entities);
  if (!isWhole && rename === undefined) return undefined;
  const name = isWhole ? entityNameAt(path, mine ?? base, entities) : nameAround(path, server, entities);
  const newName = rename?.to.at(-1) ?? "";
  const kind = !isWhole ? "renamed" : base === undefined ? "created" : mine === undefined ? "deleted" : undefined;
  if (kind === undefined) return undefined;
  const entity = kind === "created" && newName !== "" ? `${name.entityLabel} ${newName}` : name.entity;
  const what = kind === "renamed" ? text("changes.renamed", { name: newName }) : text(`changes.${kind}`);
  return [
    {
      kind,
      path,
      entityLabel: name.entityLabel,
      entityName: kind === "created" && newName !== "" ? newName : name.entityName,
      fieldTitle: kind === "renamed" ? titleAt(path, entities) : "",
      from: kind === "renamed" ? name.entityName : undefined,
      to: kind === "renamed" ? newName : undefined,
      text: text("changes.whole", { entity, what }),
    },
  ];
}

function partChanges({ path, base, mine }: FieldEdit, server: Json, entities: Entities): readonly Change[] {
  if (isListOrNothing(base) && isListOrNothing(mine) && (base ?? mine) !== undefined)
    return listChanges(path, base, mine, server, entities);
  const [from, to] = [base, mine].map((value) => (isPlainObject(value) ? value : undefined));
  if (from === undefined && to === undefined) return [valueChange({ path, base, mine }, server, entities)];
  // A section that was removed or put in another's place: each of its settings.
  const keys = new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})]);
  const leaves = [...keys].map((key) => ({ path: [...path, key], base: from?.[key], mine: to?.[key] }));
  return leaves
    .flatMap((leaf) =>
      isSameValue(leaf.base, leaf.mine, leaf.path, entities) ? [] : partChanges(leaf, server, entities),
    )
    .map((change) => ({ ...change, path }));
}

/** What became of a list, item by item: removed, added, changed, moved. A list without identity is one value. */
function listChanges(
  path: ConfigPath,
  base: Json[] | undefined,
  mine: Json[] | undefined,
  server: Json,
  entities: Entities,
): readonly Change[] {
  const identity = listIdentity(path, entities, base, mine);
  const isSecret = holdsSecret(base, path, entities) || holdsSecret(mine, path, entities);
  const whole = () => [valueChange({ path, base, mine }, server, entities)];
  if (identity === undefined || isSecret) return whole();
  const { entity, ...names } = nameAround(path, server, entities);
  const fieldTitle = titleAt(path, entities);
  const field = inSentence(fieldTitle);
  const where = { path, ...names, fieldTitle };
  const [before, after] = [itemsById(base ?? [], identity), itemsById(mine ?? [], identity)];

  const removed = [...before]
    .filter(([id]) => !after.has(id))
    .map(([, value]): Change => {
      const item = itemWords(value, identity);
      return {
        ...where,
        kind: "removed",
        from: item,
        to: undefined,
        text: text("changes.removed", { entity, field, item }),
      };
    });
  const added = [...after]
    .filter(([id]) => !before.has(id))
    .map(([, value]): Change => {
      const item = itemWords(value, identity);
      return {
        ...where,
        kind: "added",
        from: undefined,
        to: item,
        text: text("changes.added", { entity, field, item }),
      };
    });
  const changed = [...after].flatMap(([id, value]) => {
    const old = before.get(id);
    return old === undefined ? [] : itemChanges(path, id, old, value, identity, server, entities);
  });
  const moved: readonly Change[] = isSameOrder([...before.keys()], [...after.keys()])
    ? []
    : [{ ...where, kind: "order", from: undefined, to: undefined, text: text("changes.order", { entity, field }) }];
  const changes = [...removed, ...added, ...changed, ...moved];
  return changes.length === 0 ? whole() : changes;
}

/** What became of one item of a list, setting by setting: `Stream news: inputs udp://a, priority 1 → 2`. */
function itemChanges(
  path: ConfigPath,
  id: string,
  before: Json,
  after: Json,
  identity: ListIdentity,
  server: Json,
  entities: Entities,
): readonly Change[] {
  if (isSameItem(before, after, identity)) return [];
  const at = [...path, id];
  const [from, to] = [itemObject(before, identity), itemObject(after, identity)];
  if (from === undefined || to === undefined) {
    return [{ ...valueChange({ path: at, base: before, mine: after }, server, entities), path }];
  }
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .map((key) => ({ path: [...at, key], base: from[key], mine: to[key] }))
    .filter(({ base, mine }) => !deepEqual(base, mine))
    .map((edit) => ({ ...valueChange(edit, server, entities), path }));
}

/** A list's item by what it is known by; where the place is the identity, by its value. */
function itemWords(item: Json, identity: ListIdentity): string {
  return identity.key === "$index" ? formatValue(item, undefined) : itemKey(item, identity);
}

function nameAround(path: ConfigPath, server: Json, entities: Entities): EntityWords {
  return entityNameAt(path, valueAt(server, placeAt(path, entities).at), entities);
}

/** Of a secret only whether there is one. */
function maskedValue(value: Json | undefined, path: ConfigPath, entities: Entities): string {
  const isSet = value !== undefined && value !== null && value !== "";
  return isSet ? text("changes.hidden") : formatValue(undefined, fieldAt(path, entities));
}

/** One setting's change in words. */
function valueChange({ path, base, mine }: FieldEdit, server: Json, entities: Entities): Change {
  const { entity, ...names } = nameAround(path, server, entities);
  const fieldTitle = titleAt(path, entities);
  const field = inSentence(fieldTitle);
  const where = { kind: "value", path, ...names, fieldTitle } as const;
  if (holdsSecret(base, path, entities) || holdsSecret(mine, path, entities)) {
    return {
      ...where,
      from: maskedValue(base, path, entities),
      to: maskedValue(mine, path, entities),
      isSecret: true,
      text: text("changes.secret", { entity, field }),
    };
  }
  const info = fieldAt(path, entities);
  const [from, to] = [formatValue(base, info), formatValue(mine, info)];
  return { ...where, from, to, text: text("changes.value", { entity, field, from, to }) };
}
