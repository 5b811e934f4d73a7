import type { Json } from "../../Json.ts";
import { confMessages } from "../confProblems.ts";
import type { StatementShape } from "../grammar/ContextGrammar.ts";
import { getAt, setAt } from "../values/propertyPaths.ts";

const RANGE = /^(\d{1,2})(?::(\d{2}))?-(\d{1,2})(?::(\d{2}))?$/;

/** `schedule 9-17,21-2:15;` is [[900, 1700], [2100, 215]]: hours with minutes where there are any. */
export const dvrSchedule: StatementShape = {
  read(row, statements, owner, reader) {
    const { path } = row.property;
    const ranges: Json[] = [];
    reader.enter(...path);
    for (const statement of statements) {
      for (const argument of statement.args) {
        for (const text of argument.value.split(",").filter((part) => part !== "")) {
          const found = RANGE.exec(text);
          if (found === null || argument.key !== undefined) reader.error(confMessages.badSchedule, statement, argument);
          else {
            reader.place([String(ranges.length)], statement, argument);
            ranges.push([clockOf(found[1], found[2]), clockOf(found[3], found[4])]);
          }
        }
      }
      reader.place([], statement);
    }
    reader.leave(path.length);
    setAt(owner, path, ranges);
  },
  print(row, owner) {
    const ranges = getAt(owner, row.property.path);
    if (!Array.isArray(ranges)) return [];
    const texts = ranges.flatMap((range) => {
      const [from, to] = Array.isArray(range) ? range.map(textOf) : [];
      return from === undefined || to === undefined ? [] : [`${from}-${to}`];
    });
    return [{ word: row.word, id: "", args: texts.length > 0 ? [texts.join(",")] : [] }];
  },
};

function clockOf(hours = "0", minutes = "0"): number {
  return Number(hours) * 100 + Number(minutes);
}

function textOf(clock: Json): string | undefined {
  if (typeof clock !== "number" || !Number.isInteger(clock) || clock < 0 || clock > 9999) return undefined;
  const minutes = clock % 100;
  const hours = (clock - minutes) / 100;
  return minutes === 0 ? String(hours) : `${hours}:${String(minutes).padStart(2, "0")}`;
}
