import type { Json } from "../../model/Json.ts";
import { isPlainObject } from "../../model/patch/isPlainObject.ts";
import { text } from "../../texts/text.ts";
import type { Field } from "../rjsf/Field.ts";
import { wordOf } from "../wordOf.ts";

/** What an item is called: `{index}` counts from 1, `{property}` is the item's own value. */
export function itemTitle({ ui, title }: Field, item: Json | undefined, index: number): string {
  if (ui.itemTitle === undefined) return text("forms.item", { title, index: index + 1 });
  const filled = ui.itemTitle.replaceAll(/\{(\w+)\}/g, (_match: string, name: string) => {
    if (name === "index") return String(index + 1);
    const value = isPlainObject(item) ? item[name] : undefined;
    return value === undefined || value === null ? "" : wordOf(value);
  });
  return filled.trim() === "" ? text("forms.item", { title, index: index + 1 }) : filled.trim();
}
