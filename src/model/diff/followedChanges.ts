import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { text } from "../../texts/text.ts";
import { isPlainObject, type Json } from "../Json.ts";
import { renameOf } from "../draft/draftRenames.ts";
import type { DraftEdits } from "../draft/fieldEdits.ts";
import type { Entities } from "../entity/entityPlace.ts";
import { type EntityUser, usersOf } from "../entity/references/entityUsers.ts";
import type { Change } from "./Change.ts";
import { inSentence } from "./settingWords.ts";

/** What the renames of a draft change elsewhere, one change a setting: `3 streams: DVR config old → new`. */
export function followedChanges(edits: DraftEdits, server: Json, entities: Entities): readonly Change[] {
  if (!isPlainObject(server)) return [];
  return [...edits.values()].flatMap((edit) => {
    const rename = renameOf(edit, entities);
    if (rename === undefined || rename.isCreated) return [];
    const [from, to] = [rename.from.at(-1) ?? "", rename.to.at(-1) ?? ""];
    const bySetting = new Map<string, Followed>();
    for (const user of usersOf(server, rename.from, entities)) {
      for (const pattern of new Set(user.references.map((reference) => reference.pattern))) {
        const id = `${user.entity.name} ${pattern}`;
        const known = bySetting.get(id) ?? { entity: user.entity, pattern, users: [] };
        known.users.push(user);
        bySetting.set(id, known);
      }
    }
    return [...bySetting.values()].map((followed) => changeOf(followed, from, to, edit.path));
  });
}

interface Followed {
  readonly entity: EntityDescriptor;
  readonly pattern: string;
  readonly users: EntityUser[];
}

function changeOf({ entity, pattern, users }: Followed, from: string, to: string, path: Change["path"]): Change {
  const [only, ...others] = users;
  const name = only === undefined || only.key === "" ? "" : only.title;
  const fieldTitle = titleOf(entity, pattern);
  const many = text("changes.many", { count: users.length, plural: inSentence(entity.plural) });
  const [entityLabel, entityName] = others.length > 0 ? [many, ""] : [entity.label, name];
  const words = [entityLabel, entityName].filter((word) => word !== "").join(" ");
  return {
    kind: "followed",
    path,
    entityLabel,
    entityName,
    fieldTitle,
    from,
    to,
    text: text("changes.value", { entity: words, field: inSentence(fieldTitle), from, to }),
  };
}

/** The title of a setting; the items of a list and the keys of a map go by that of what holds them. */
function titleOf({ fields }: EntityDescriptor, pattern: string): string {
  const own = fields[pattern.replace(/\/\*$/, "")] ?? fields[pattern];
  return own?.title ?? pattern;
}
