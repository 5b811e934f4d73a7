import { isPlainObject } from "../../patch/isPlainObject.ts";
import type { Json } from "../../Json.ts";
import type { Row } from "../grammar/Row.ts";
import type { PrintedStatement } from "../print/PrintedStatement.ts";
import { quoteText } from "../values/quoteText.ts";
import { writeScalar } from "../values/writeScalar.ts";
import { wordOfBlock } from "./wordOfBlock.ts";

/** The statement of one item of a map; undefined where the item can have none. */
export function printMapItem(row: Row, key: string, item: Json): PrintedStatement | undefined {
  const { grammar, property } = row;
  if (key === "" && property.serverKeys !== true) return undefined;
  if (grammar !== undefined) {
    if (!isPlainObject(item)) return undefined;
    const word = wordOfBlock(property.blocks, item, row.word);
    const shape = property.item === "block" ? "block" : "options";
    return { word, id: key, args: [], object: { grammar, value: item, key, shape } };
  }
  const token = writeScalar(property.value, item);
  return token === undefined
    ? undefined
    : { word: row.word, id: key, args: [quoteText(key, /^[A-Za-z_][\w.-]*=/.test(key)), token] };
}
