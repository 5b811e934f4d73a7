import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { type ConfigPath, formatPointer, parsePointer, valueAt } from "../configPath.ts";
import type { Json, JsonObject } from "../Json.ts";

/** A value of an entity and where it stands in it. */
interface ValueAt {
  readonly value: Json;
  readonly path: ConfigPath;
}

/** By the fields of an entity, whether one of them contains itself: ten thousand entities are asked the same. */
const recurring = new WeakMap<EntityDescriptor["fields"], boolean>();

function hasRecurring(fields: EntityDescriptor["fields"]): boolean {
  const known = recurring.get(fields);
  if (known !== undefined) return known;
  const found = Object.values(fields).some(({ recurs }) => recurs !== undefined);
  recurring.set(fields, found);
  return found;
}

/** The values of an entity at a pattern of its settings, as `EntityDescriptor.fields` has them: each item of a list and each value of a map. */
export function valuesAt(root: JsonObject, pattern: string, { fields }: EntityDescriptor): readonly ValueAt[] {
  if (hasRecurring(fields)) return recurringValues(root, pattern, fields);
  let found: readonly ValueAt[] = [{ value: root, path: [] }];
  const segments = parsePointer(pattern);
  for (const [depth, segment] of segments.entries()) {
    const holder = formatPointer(segments.slice(0, depth));
    found = found.flatMap(({ value, path }) => {
      if (typeof value !== "object" || value === null) return [];
      if (segment !== "*") {
        const child = valueAt(value, [segment]);
        return child === undefined ? [] : [{ value: child, path: [...path, segment] }];
      }
      // A setting that the schema knows beside the free keys of a map is no value of the map.
      return Object.entries<Json>(value)
        .filter(([key]) => !Object.hasOwn(fields, holder + formatPointer([key])))
        .map(([key, item]) => ({ value: item, path: [...path, key] }));
    });
  }
  return found;
}

/** The same where something contains itself: each value is at the place that it repeats. */
function recurringValues(root: JsonObject, of: string, fields: EntityDescriptor["fields"]): readonly ValueAt[] {
  const found: ValueAt[] = [];
  const visit = (value: Json, path: ConfigPath, place: string): void => {
    if (place === of) found.push({ value, path });
    if (typeof value !== "object" || value === null) return;
    for (const [key, child] of Object.entries<Json>(value)) {
      const own = place + formatPointer([key]);
      const at = Object.hasOwn(fields, own) ? own : `${place}/*`;
      visit(child, [...path, key], fields[at]?.recurs ?? at);
    }
  };
  visit(root, [], "");
  return found;
}
