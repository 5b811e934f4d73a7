import { wordsOf } from "./language.ts";
import { filled } from "./text.ts";
import type { ParamsOf } from "./textKeys.ts";

/**
 * The texts of an area whose pages are loaded when they are opened: its words come with them and not with the first page.
 * `const logoText = textsOf({ "logo.add": "Add {name}" })`, then `logoText("logo.add", { name: "a.png" })`. Where words depend
 * on `{count}`, `KEY|one` stands beside `KEY`.
 */
export function textsOf<const Table extends Readonly<Record<string, string>>>(
  table: Table,
): <Key extends keyof Table & string>(key: Key, ...values: ParamsOf<Table[Key]>) => string {
  return (key, ...[values]) => filled(wordsOf(key, table, values), values);
}
