import { titleAt } from "./titleAt.ts";
import type { DraftEdits, FieldEdit } from "../draft/draftEdits.ts";
import { isEntityPath } from "../draft/wholeEntities.ts";
import { isSameValue } from "../draft/draftValues.ts";
import { renameOf } from "../draft/draftRenames.ts";
import type { Entities } from "../entity/Entities.ts";
import { isPlainObject } from "../patch/isPlainObject.ts";
import type { Json } from "../Json.ts";
import { valueAt } from "../path/valueAt.ts";
import { text } from "../../texts/text.ts";
import type { Change } from "./Change.ts";
import { listChanges } from "./listChanges.ts";
import { nameOf } from "./nameOf.ts";
import { valueChange } from "./valueChange.ts";

/** Everything a draft changes, in words: `Stream news: client timeout 30 s → 60 s`. No secret is in them. */
export function changesOf(edits: DraftEdits, server: Json, entities: Entities): readonly Change[] {
  return [...edits.values()]
    .filter(({ path, base, mine }) => !isSameValue(base, mine, path, entities))
    .flatMap((edit) => wholeChange(edit, server, entities) ?? partChanges(edit, server, entities));
}

function wholeChange(edit: FieldEdit, server: Json, entities: Entities): readonly Change[] | undefined {
  const { path, base, mine } = edit;
  const isWhole = isEntityPath(path, entities);
  const rename = renameOf(edit, entities);
  if (!isWhole && rename === undefined) return undefined;
  const name = nameOf(path, isWhole ? (mine ?? base) : valueAt(server, path.slice(0, 2)), entities);
  const newName = rename?.to[1] ?? "";
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

function isListOrNothing(value: Json | undefined): value is Json[] | undefined {
  return value === undefined || Array.isArray(value);
}
