import type { Entities } from "../entity/Entities.ts";
import { holdsSecret } from "../entity/holdsSecret.ts";
import { identityOf } from "../list/identityOf.ts";
import { itemIds } from "../list/itemIds.ts";
import { sameOrder } from "../list/sameOrder.ts";
import type { Json } from "../Json.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";
import { valueAt } from "../path/valueAt.ts";
import { text } from "../../texts/text.ts";
import type { Change } from "./Change.ts";
import { inSentence } from "./inSentence.ts";
import { itemChanges } from "./itemChanges.ts";
import { itemWords } from "./itemWords.ts";
import { nameOf } from "./nameOf.ts";
import { titleAt } from "./titleAt.ts";
import { valueChange } from "./valueChange.ts";

/** What became of a list, item by item: removed, added, changed, moved. A list without identity is one value. */
export function listChanges(
  path: ConfigPath,
  base: Json[] | undefined,
  mine: Json[] | undefined,
  server: Json,
  entities: Entities,
): readonly Change[] {
  const identity = identityOf(path, entities, base, mine);
  const isSecret = holdsSecret(base, path, entities) || holdsSecret(mine, path, entities);
  const whole = () => [valueChange({ path, base, mine }, server, entities)];
  if (identity === undefined || isSecret) return whole();
  const { entity, ...names } = nameOf(path, valueAt(server, path.slice(0, 2)), entities);
  const fieldTitle = titleAt(path, entities);
  const field = inSentence(fieldTitle);
  const where = { path, ...names, fieldTitle };
  const [before, after] = [byId(base ?? []), byId(mine ?? [])];

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
  const moved: readonly Change[] = sameOrder([...before.keys()], [...after.keys()])
    ? []
    : [{ ...where, kind: "order", from: undefined, to: undefined, text: text("changes.order", { entity, field }) }];
  const changes = [...removed, ...added, ...changed, ...moved];
  return changes.length === 0 ? whole() : changes;

  function byId(list: readonly Json[]): Map<string, Json> {
    const ids = identity === undefined ? [] : itemIds(list, identity);
    return new Map(list.map((item, index) => [ids[index] ?? "", item]));
  }
}
