import { changeText } from "../../texts/en/changeWords.ts";
import { text } from "../../texts/text.ts";
import type { Json } from "../Json.ts";
import type { ConfigPath } from "../configPath.ts";
import type { FieldEdit } from "../draft/fieldEdits.ts";
import { type Entities, fieldAt } from "../entity/entityPlace.ts";
import { MASK } from "../addressSecrets.ts";
import { holdsSecret } from "../entity/sensitiveSettings.ts";
import type { Change } from "./Change.ts";
import { formatValue, formatValueAt, valueInFull } from "./settingWords.ts";

/** How a setting was and will be, in words. */
export type ValueWords = Pick<Change, "isSecret" | "isFromUnset" | "isToUnset"> & {
  readonly from: string;
  readonly to: string;
};

/** The two values of a setting in words: of a secret only whether there is one, no login of an address, and never the same words for two values. */
export function valueWords({ path, base, mine }: FieldEdit, entities: Entities): ValueWords {
  const unset = {
    ...(isUnset(base) && { isFromUnset: true as const }),
    ...(isUnset(mine) && { isToUnset: true as const }),
  };
  if (holdsSecret(base, path, entities) || holdsSecret(mine, path, entities)) {
    const [from, to] = [maskedValue(base, path, entities), maskedValue(mine, path, entities)];
    return { from, to, isSecret: true, ...unset };
  }
  const [from, to] = [formatValueAt(base, path, entities), formatValueAt(mine, path, entities)];
  return {
    ...(from === to && !isUnset(base) && !isUnset(mine)
      ? whereTheyDiffer({ path, base, mine }, to, entities)
      : { from, to }),
    ...unset,
  };
}

/** Of a secret only whether there is one. */
function maskedValue(value: Json | undefined, path: ConfigPath, entities: Entities): string {
  return isUnset(value) || value === "" ? formatValue(undefined, fieldAt(path, entities)) : text("changes.hidden");
}

function isUnset(value: Json | undefined): boolean {
  return value === undefined || value === null;
}

/** So much that is the same stands before what differs. */
const SAME_BEFORE = 24;
const SHOWN = 160;

/**
 * Two long values that begin with the same words, from a little before the first letter that differs; addresses that
 * only differ in what is not shown of them; a number and the text of it as they are written.
 * @param alike what both are shown as
 */
function whereTheyDiffer(
  { path, base, mine }: FieldEdit,
  alike: string,
  entities: Entities,
): Pick<ValueWords, "from" | "to"> {
  const [from, to] = [valueInFull(base, path, entities), valueInFull(mine, path, entities)];
  if (from === to && from.includes(MASK))
    return { from: alike, to: changeText("changes.otherLogin", { value: alike }) };
  if (from === to) return { from: JSON.stringify(base), to: JSON.stringify(mine) };
  let same = 0;
  while (from[same] === to[same]) same += 1;
  const start = Math.max(0, same - SAME_BEFORE);
  const shown = (all: string): string => {
    const part = all.slice(start, start + SHOWN);
    return `${start > 0 ? "…" : ""}${part}${start + SHOWN < all.length ? "…" : ""}`;
  };
  return { from: shown(from), to: shown(to) };
}
