import type { ListIdentity } from "../../generated/contracts/FieldInfo.ts";
import type { UiNode } from "../../generated/contracts/FormDescriptor.ts";
import type { JsonSchema } from "../../generated/contracts/JsonSchema.ts";
import { shownUrl } from "../../model/hiddenCharacters.ts";
import { isPlainObject, type Json } from "../../model/Json.ts";
import type { Field } from "../rjsf/readField.ts";
import type { FieldState } from "../session/FieldState.ts";
import type { FormSession } from "../session/FormSession.ts";
import { inputId } from "../session/fieldFocus.ts";
import { asItemObject } from "../session/formValue.ts";
import { toWord } from "../valueInWords.ts";
import { formsText } from "../../texts/en/formFields.ts";

/** A list as its fields draw it. */
export interface ListItems {
  readonly items: readonly Json[];
  readonly schema: JsonSchema;
  /** Of an item, without a frame around its properties. */
  readonly uiNode: UiNode;
  /** Property that names an item; undefined where its place does. */
  readonly key: string | undefined;
  readonly isScalar: boolean;
  /** How many properties an item has. */
  readonly properties: number;
}

/** What the two ways to draw a list get. */
export interface ListProps {
  readonly field: Field;
  readonly list: ListItems;
  readonly state: FieldState;
}

/** A list with its items as objects where the schema allows a bare key beside them. */
export function readList({ schema, uiNode, value, ui }: Field, list: ListIdentity | undefined): ListItems {
  const stored: readonly Json[] = Array.isArray(value) ? value : [];
  const any = isPlainObject(schema["items"]) ? schema["items"] : {};
  const item = list?.bareKey ? objectBranch(any) : any;
  const properties = item["properties"];
  const options = uiNode.items?.["ui:options"] ?? { pattern: `${ui.pattern}/*` };
  const branches = item["oneOf"] ?? item["anyOf"];
  return {
    items: list?.bareKey ? stored.map((one) => asItemObject(one, list.key) ?? one) : stored,
    schema: item,
    uiNode: { ...uiNode.items, "ui:options": { ...options, inline: true } },
    key: list?.key === "$index" ? undefined : list?.key,
    isScalar:
      !isPlainObject(properties) && item["type"] !== "object" && item["type"] !== "array" && !Array.isArray(branches),
    properties: isPlainObject(properties) ? Object.keys(properties).length : 0,
  };
}

function objectBranch(schema: JsonSchema): JsonSchema {
  const branches = schema["anyOf"] ?? schema["oneOf"];
  if (!Array.isArray(branches)) return schema;
  return branches.filter(isPlainObject).find((branch) => branch["type"] === "object" || branch["properties"]) ?? schema;
}

/** What an item is called: `{index}` counts from 1, `{property}` is the item's own value, without the secrets of an address. */
export function itemTitle({ ui, title }: Field, item: Json | undefined, index: number): string {
  if (ui.itemTitle === undefined) return formsText("forms.item", { title, index: index + 1 });
  const filled = ui.itemTitle.replaceAll(/\{(\w+)\}/g, (_match: string, name: string) => {
    if (name === "index") return String(index + 1);
    const value = isPlainObject(item) ? item[name] : undefined;
    return value === undefined || value === null ? "" : toWord(value);
  });
  return filled.trim() === "" ? formsText("forms.item", { title, index: index + 1 }) : shownUrl(filled.trim());
}

/** Takes an item out of a list; the others keep their inputs, the focus goes to the list. */
export function removeItem(session: FormSession, field: Field, list: ListItems, index: number): void {
  const hadFocus = document.activeElement?.closest("fieldset")?.id;
  session.itemIds(field.pointer, list.key).remove(index);
  session.change([...field.path, String(index)], undefined);
  const frame = inputId(session.idPrefix, field.path);
  if (hadFocus?.startsWith(frame)) document.getElementById(frame)?.focus();
}

/** An item with more properties than this does not fit in a row: it gets a title to open it by. */
export const rowProperties = 3;
