import type { JsonObject } from "../../Json.ts";
import { isPlainObject } from "../../patch/isPlainObject.ts";
import type { Grammar } from "../grammar/Grammar.ts";
import type { ChunkReadings } from "../read/ChunkReadings.ts";
import { getAt } from "../read/getAt.ts";
import { isCollection } from "../read/isCollection.ts";
import { Reader } from "../read/Reader.ts";
import { setAt } from "../read/setAt.ts";
import { readBody } from "../shapes/readBody.ts";
import type { ConfChunk } from "../syntax/ConfChunk.ts";

/** The config that changed chunks say, and with them all settings of the top level: a part of the whole config. */
export function readChanged(
  grammar: Grammar,
  readings: ChunkReadings,
  chunks: readonly ConfChunk[],
  before: ReadonlySet<ConfChunk>,
): JsonObject {
  const config: JsonObject = {};
  const settings = chunks.flatMap(({ statement }) => {
    const row = statement === undefined ? undefined : grammar.root.rowByWord.get(statement.word);
    if (statement === undefined || row === undefined) return [];
    if (!isCollection(row)) return [statement];
    const item = before.has(statement.chunk) ? undefined : readings.of(row, statement).item;
    const known = getAt(config, row.property.path);
    const collection = isPlainObject(known) ? known : {};
    if (item !== undefined && !Object.hasOwn(collection, item.key)) {
      collection[item.key] = item.value;
      if (collection !== known) setAt(config, row.property.path, collection);
    }
    return [];
  });
  readBody(grammar.root, settings, config, new Reader());
  return config;
}
