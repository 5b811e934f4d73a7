import type { EntityDescriptor } from "../../../generated/contracts/EntityDescriptor.ts";
import { text } from "../../../texts/text.ts";
import { inSentence } from "../../diff/settingWords.ts";
import type { EntityUser } from "./entityUsers.ts";

/** So many names are told; the count tells of the others. */
const namesTold = 5;

/**
 * Who names what is about to go, and what that breaks, sentence by sentence: "Used by 3 streams: a, b, c." None where
 * nobody does.
 */
export function usedByWords(users: readonly EntityUser[]): readonly string[] {
  if (users.length === 0) return [];
  const kinds = new Map<EntityDescriptor, EntityUser[]>();
  for (const user of users) {
    const own = kinds.get(user.entity);
    if (own === undefined) kinds.set(user.entity, [user]);
    else own.push(user);
  }
  const sentences = [...kinds].map(([{ label, plural }, own]) => {
    const told = own.slice(0, namesTold).map(({ title }) => title);
    const names = told.join(", ");
    return text("reference.usedBy", {
      users: `${own.length} ${inSentence(own.length === 1 ? label : plural)}`,
      names: own.length > namesTold ? text("reference.andMore", { names, count: own.length - namesTold }) : names,
    });
  });
  const settings = new Set(
    users.flatMap(({ entity, references }) =>
      references.map(
        ({ pattern }) => (entity.fields[pattern.replace(/\/\*$/, "")] ?? entity.fields[pattern])?.title ?? "",
      ),
    ),
  );
  return [...sentences, text("reference.breaks", { settings: [...settings].join(", ") })];
}
