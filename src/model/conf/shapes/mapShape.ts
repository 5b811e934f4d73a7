import { isPlainObject } from "../../patch/isPlainObject.ts";
import type { JsonObject } from "../../Json.ts";
import { confMessages } from "../confMessages.ts";
import { getAt } from "../read/getAt.ts";
import { setAt } from "../read/setAt.ts";
import { printMapItem } from "./printMapItem.ts";
import { readMapItem } from "./readMapItem.ts";
import { sortedEntries } from "./sortedEntries.ts";
import type { StatementShape } from "./StatementShape.ts";

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
