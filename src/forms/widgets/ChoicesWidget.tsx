import { isPlainObject } from "../../model/Json.ts";
import { parsePointer, valueAt } from "../../model/configPath.ts";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import { useSessionValue } from "../session/useSession.ts";
import { SelectWidget } from "./SelectWidget.tsx";

/**
 * A list whose values hang on another setting: `options: {by, choices}`, `by` a pointer in the entity or the name of a
 * neighbour, `choices` the values by that setting's value, those of "" where it has no row.
 */
export function ChoicesWidget(props: FieldWidgetProps) {
  const { by, choices } = props.ui.widgetOptions ?? {};
  const path = typeof by !== "string" ? [] : by.startsWith("/") ? parsePointer(by) : [...props.path.slice(0, -1), by];
  const other = useSessionValue(({ entity }) => valueAt(entity, path));
  const table = isPlainObject(choices) ? choices : {};
  const key = typeof other === "string" || typeof other === "number" ? String(other) : "";
  return <SelectWidget {...props} schema={{ ...props.schema, enum: table[key] ?? table[""] ?? [] }} />;
}
