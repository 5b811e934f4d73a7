import type { FieldEdit } from "../draft/draftEdits.ts";
import type { Entities } from "../entity/Entities.ts";
import { fieldAt } from "../entity/fieldAt.ts";
import { holdsSecret } from "../entity/holdsSecret.ts";
import type { Json } from "../Json.ts";
import { valueAt } from "../path/valueAt.ts";
import { text } from "../../texts/text.ts";
import type { Change } from "./Change.ts";
import { formatValue } from "./formatValue.ts";
import { inSentence } from "./inSentence.ts";
import { nameOf } from "./nameOf.ts";
import { titleAt } from "./titleAt.ts";

/** One setting's change in words. */
export function valueChange({ path, base, mine }: FieldEdit, server: Json, entities: Entities): Change {
  const { entity, ...names } = nameOf(path, valueAt(server, path.slice(0, 2)), entities);
  const fieldTitle = titleAt(path, entities);
  const field = inSentence(fieldTitle);
  const where = { kind: "value", path, ...names, fieldTitle } as const;
  if (holdsSecret(base, path, entities) || holdsSecret(mine, path, entities)) {
    return {
      ...where,
      from: undefined,
      to: undefined,
      isSecret: true,
      text: text("changes.secret", { entity, field }),
    };
  }
  const info = fieldAt(path, entities);
  const [from, to] = [formatValue(base, info), formatValue(mine, info)];
  return { ...where, from, to, text: text("changes.value", { entity, field, from, to }) };
}
