import { type EntityUser, usedByWords } from "../../model/entity/references/entityUsers.ts";
import { Icon } from "../Icon.tsx";
import fields from "../../theme/fields.module.css";

/** In the question before a deletion: who names what would go, and what that breaks. Nothing where nobody does. */
export function UsedBy({ users }: { readonly users: readonly EntityUser[] }) {
  return usedByWords(users).map((sentence) => (
    <p key={sentence} className={fields.warning}>
      <Icon name="warning" size={14} />
      {sentence}
    </p>
  ));
}
