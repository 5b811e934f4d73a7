import { MASK } from "../addressSecrets.ts";
import { changeText } from "../../texts/en/changeWords.ts";
import { isPlainObject, type Json } from "../Json.ts";
import { type ConfigPath, formatPointer, valueAt } from "../configPath.ts";
import { renameOf } from "../draft/draftRenames.ts";
import { isListOrNothing, isSameValue } from "../draft/draftValues.ts";
import { type Entities, fieldAt, isEntityPath, placeAt } from "../entity/entityPlace.ts";
import { OTHER_SECRET } from "../entity/hideSecrets.ts";
import { holdsSecret } from "../entity/sensitiveSettings.ts";
import { listIdentity } from "../merge/listItems.ts";
import type { Change, ChangePart } from "./Change.ts";
import { followedParts } from "./followedChanges.ts";
import { listParts, partInWords } from "./listChange.ts";
import { entityNameAt, type EntityWords, inSentence, titleAt } from "./settingWords.ts";
import type { DraftEdits, FieldEdit } from "../draft/fieldEdits.ts";
import { valueWords } from "./valueChange.ts";

/**
 * Everything a draft changes, in words: `Stream news: client timeout 30 s → 60 s`. No secret is in them. Each edit is one
 * change, which can be taken back by itself: so they are counted everywhere.
 */
export function describeChanges(edits: DraftEdits, server: Json, entities: Entities): readonly Change[] {
  return [...edits.values()]
    .filter(({ path, base, mine }) => !isSameValue(base, mine, path, entities))
    .map((edit) => wholeChange(edit, server, entities) ?? partChange(edit, server, entities));
}

/**
 * What a save that waits changes, in words. Instead of the server's mark of another secret it says so where one was before;
 * of a new one there is nothing to say.
 */
export function describePlanned(edits: DraftEdits, server: Json, entities: Entities): readonly Change[] {
  return describeChanges(edits, server, entities).map((change) => ({
    ...change,
    ...pairInWords(change),
    ...(change.parts && {
      parts: change.parts.map((part) => ({
        ...part,
        item: withoutMark(part.item),
        ...(part.detail !== undefined && { detail: withoutMark(part.detail) }),
        ...pairInWords(part),
      })),
    }),
  }));
}

function pairInWords({ from, to }: { readonly from?: string | undefined; readonly to?: string | undefined }) {
  if (to?.includes(OTHER_SECRET) !== true) return {};
  const value = withoutMark(to);
  return { to: from?.includes(MASK) === true ? changeText("changes.otherSecret", { value }) : value };
}

function withoutMark(text: string): string {
  return text.replaceAll(OTHER_SECRET, MASK);
}

function wholeChange(edit: FieldEdit, server: Json, entities: Entities): Change | undefined {
  const { path, base, mine } = edit;
  const isWhole = isEntityPath(path, entities);
  const rename = renameOf(edit, entities);
  if (!isWhole && rename === undefined) return undefined;
  const name = isWhole ? entityNameAt(path, mine ?? base, entities) : nameAround(path, server, entities);
  const newName = rename?.to.at(-1) ?? "";
  const kind = !isWhole ? "renamed" : base === undefined ? "created" : mine === undefined ? "deleted" : undefined;
  if (kind === undefined) return undefined;
  const isNamedAnew = kind === "created" && newName !== "";
  const entity = isNamedAnew ? `${name.entityLabel} ${newName}` : name.entity;
  const parts = kind === "renamed" && rename !== undefined ? followedParts(rename, server, entities) : [];
  const what =
    kind === "renamed" ? changeText("changes.renamed", { name: newName }) : changeText(`changes.whole.${kind}`);
  return {
    kind,
    path,
    entityLabel: name.entityLabel,
    entityName: isNamedAnew ? newName : name.entityName,
    entityPlural: pluralAt(path, entities),
    fieldTitle: kind === "renamed" ? titleAt(path, entities) : "",
    from: kind === "renamed" ? name.entityName : undefined,
    to: kind === "renamed" ? newName : undefined,
    ...(parts.length > 0 && { parts }),
    text: changeText("changes.whole", { entity, what: [what, ...parts.map(partInWords)].join("; ") }),
  };
}

function partChange(edit: FieldEdit, server: Json, entities: Entities): Change {
  const { path, base, mine } = edit;
  if (isListOrNothing(base) && isListOrNothing(mine)) return listChange(path, base, mine, server, entities);
  if (!isPlainObject(base) && !isPlainObject(mine)) return valueChange(edit, server, entities);
  // A section that was removed or put in another's place: each of its settings.
  const leaves = leavesOf(edit, entities);
  const [only] = leaves;
  if (only === undefined) return valueChange(edit, server, entities);
  if (leaves.length === 1) return { ...partChange(only, server, entities), path };
  const { entity, ...names } = nameAround(path, server, entities);
  const parts = leaves.map((leaf): ChangePart => {
    const { isSecret: _, ...words } = valueWords(leaf, entities);
    return { kind: "value", item: "", title: titleAt(leaf.path, entities), ...words };
  });
  return {
    kind: "section",
    path,
    ...names,
    entityPlural: pluralAt(path, entities),
    fieldTitle: groupTitle(
      path,
      entities,
      parts.map(({ title }) => title),
    ),
    from: undefined,
    to: undefined,
    parts,
    text: changeText("changes.whole", { entity, what: parts.map(partInWords).join("; ") }),
  };
}

/** The settings below an object that differ. */
function leavesOf({ path, base, mine }: FieldEdit, entities: Entities): readonly FieldEdit[] {
  const [from, to] = [base, mine].map((value) => (isPlainObject(value) ? value : undefined));
  if (from === undefined && to === undefined) return [{ path, base, mine }];
  return [...new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})])]
    .map((key) => ({ path: [...path, key], base: from?.[key], mine: to?.[key] }))
    .filter((leaf) => !isSameValue(leaf.base, leaf.mine, leaf.path, entities))
    .flatMap((leaf) => leavesOf(leaf, entities));
}

/** What became of a list, item by item. One whose items have no name, or are secret, is one value. */
function listChange(
  path: ConfigPath,
  base: Json[] | undefined,
  mine: Json[] | undefined,
  server: Json,
  entities: Entities,
): Change {
  const identity = listIdentity(path, entities, base, mine);
  const isSecret = holdsSecret(base, path, entities) || holdsSecret(mine, path, entities);
  const parts =
    identity === undefined || isSecret
      ? []
      : listParts({ path, base: base ?? [], mine: mine ?? [], identity }, entities);
  if (parts.length === 0) return valueChange({ path, base, mine }, server, entities);
  const { entity, ...names } = nameAround(path, server, entities);
  const fieldTitle = titleAt(path, entities);
  return {
    kind: "items",
    path,
    list: path,
    ...names,
    entityPlural: pluralAt(path, entities),
    fieldTitle,
    from: undefined,
    to: undefined,
    parts,
    text: changeText("changes.items", {
      entity,
      field: inSentence(fieldTitle),
      what: parts.map(partInWords).join("; "),
    }),
  };
}

/** One setting's change in words. */
function valueChange(edit: FieldEdit, server: Json, entities: Entities): Change {
  const { path } = edit;
  const { entity, ...names } = nameAround(path, server, entities);
  const fieldTitle = titleAt(path, entities);
  const field = inSentence(fieldTitle);
  const words = valueWords(edit, entities);
  return {
    kind: "value",
    path,
    ...names,
    entityPlural: pluralAt(path, entities),
    fieldTitle,
    ...words,
    ...(isRemoving(edit, entities) && { isRemoving: true }),
    text:
      words.isSecret === true
        ? changeText("changes.secret", { entity, field })
        : changeText("changes.value", { entity, field, from: words.from, to: words.to }),
  };
}

/** Whether a limit of the recordings is drawn closer. */
function isRemoving({ path, base, mine }: FieldEdit, entities: Entities): boolean {
  if (fieldAt(path, entities)?.save?.removes !== true || typeof mine !== "number") return false;
  return typeof base !== "number" || mine < base;
}

function nameAround(path: ConfigPath, server: Json, entities: Entities): EntityWords {
  return entityNameAt(path, valueAt(server, placeAt(path, entities).at), entities);
}

function pluralAt(path: ConfigPath, entities: Entities): string {
  return inSentence(placeAt(path, entities).entity?.plural ?? "");
}

const TITLES_LISTED = 3;

/**
 * What an object of settings is called: by its title, where a form shows that; else nobody knows it, and it goes by the
 * titles of its settings. @param held those that it is about; without them all that it may hold
 */
export function groupTitle(path: ConfigPath, entities: Entities, held?: readonly string[]): string {
  const { entity, rest } = placeAt(path, entities);
  const field = fieldAt(path, entities);
  if (rest.length === 0 || field?.type !== "object" || field.page !== undefined) return titleAt(path, entities);
  const below = Object.entries(entity?.fields ?? {}).filter(([own]) => own.startsWith(`${formatPointer(rest)}/`));
  const titles = new Set(held ?? below.flatMap(([, { title }]) => title ?? []));
  const [first = titleAt(path, entities), ...others] = titles;
  const more = others.slice(0, TITLES_LISTED - 1).map(inSentence);
  return [first, ...more, ...(others.length >= TITLES_LISTED ? ["…"] : [])].join(", ");
}
