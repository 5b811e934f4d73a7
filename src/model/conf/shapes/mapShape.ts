import { isPlainObject, type Json, type JsonObject } from "../../Json.ts";
import { confMessages } from "../confProblems.ts";
import type { StatementShape } from "../grammar/ContextGrammar.ts";
import { getAt, setAt } from "../values/propertyPaths.ts";
import { printMapItem, readMapItem } from "./mapItems.ts";

/** A map, one statement a key: `disk d1 migrate;`. The order of the statements is the items' position. */
export const mapShape: StatementShape = {
  read(row, statements, owner, reader) {
    const { path } = row.property;
    const map: JsonObject = {};
    let length = 0;
    reader.enter(...path);
    for (const statement of statements) {
      const item = readMapItem(row, statement, reader);
      if (item === undefined) continue;
      if (Object.hasOwn(map, item.key)) {
        reader.error(confMessages.repeatedKey, statement);
        continue;
      }
      const order = row.grammar?.context.order;
      if (order !== undefined && isPlainObject(item.value)) item.value[order] = length;
      length++;
      map[item.key] = item.value;
    }
    reader.leave(path.length);
    setAt(owner, path, map);
  },
  print(row, owner) {
    const map = getAt(owner, row.property.path);
    if (!isPlainObject(map)) return [];
    const entries = sortedEntries(map, row.grammar?.context.order);
    if (entries.length === 0) return row.property.blocks === undefined ? [{ word: row.word, id: "", args: [] }] : [];
    return entries.flatMap(([key, value]) => printMapItem(row, key, value) ?? []);
  },
};

/** The items of a map by their position; equal ones keep their order, those without one come last. */
function sortedEntries(map: JsonObject, order: string | undefined): readonly (readonly [string, Json])[] {
  const entries = Object.entries(map);
  if (order === undefined) return entries;
  const placeOf = (value: Json): number => {
    const place = isPlainObject(value) ? value[order] : undefined;
    return typeof place === "number" ? place : Number.POSITIVE_INFINITY;
  };
  // Infinity minus itself is no number, so equal places are compared before they are subtracted.
  return entries.toSorted(([, one], [, other]) =>
    placeOf(one) === placeOf(other) ? 0 : placeOf(one) - placeOf(other),
  );
}
