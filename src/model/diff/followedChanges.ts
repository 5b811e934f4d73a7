import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { changeText } from "../../texts/en/changeWords.ts";
import { isPlainObject, type Json } from "../Json.ts";
import type { renameOf } from "../draft/draftRenames.ts";
import type { Entities } from "../entity/entityPlace.ts";
import { type EntityUser, usersOf } from "../entity/references/entityUsers.ts";
import type { ChangePart } from "./Change.ts";
import { inSentence } from "./settingWords.ts";

/** What a rename changes elsewhere, one part a setting: `3 streams, DVR config old → new`. */
export function followedParts(
  rename: NonNullable<ReturnType<typeof renameOf>>,
  server: Json,
  entities: Entities,
): readonly ChangePart[] {
  if (!isPlainObject(server) || rename.isCreated) return [];
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
  return [...bySetting.values()].map((followed) => ({ kind: "value", ...placeOf(followed), from, to }));
}

interface Followed {
  readonly entity: EntityDescriptor;
  readonly pattern: string;
  readonly users: EntityUser[];
}

function placeOf({ entity, pattern, users }: Followed): Pick<ChangePart, "item" | "title"> {
  const [only, ...others] = users;
  const title = titleOf(entity, pattern);
  if (others.length > 0)
    return { item: changeText("changes.many", { count: users.length, plural: inSentence(entity.plural) }), title };
  const name = only === undefined || only.key === "" ? "" : only.title;
  return { item: [entity.label, name].filter(Boolean).join(" "), title };
}

/** The title of a setting; the items of a list and the keys of a map go by that of what holds them. */
function titleOf({ fields }: EntityDescriptor, pattern: string): string {
  const own = fields[pattern.replace(/\/\*$/, "")] ?? fields[pattern];
  return own?.title ?? pattern;
}
