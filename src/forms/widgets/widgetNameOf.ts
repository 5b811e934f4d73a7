import type { Field } from "../rjsf/Field.ts";
import { hasUnitSelector } from "./hasUnitSelector.ts";

/** The widget a schema gets that names none. */
export function widgetNameOf({ schema, ui }: Field): string {
  if (schema["type"] === "array") return "tags";
  if (ui.kinds !== undefined) return "kinds";
  if (ui.widgetOptions?.["choices"] !== undefined) return "choices";
  if (ui.secret === true) return "secret";
  if (Array.isArray(schema["enum"]) || Array.isArray(schema["oneOf"]) || Array.isArray(schema["anyOf"]))
    return "select";
  const type = Array.isArray(schema["type"]) ? schema["type"].find((one) => one !== "null") : schema["type"];
  if (type === "boolean") return "switch";
  if (type === "integer" || type === "number")
    return schema["format"] === "hhmm" ? "hhmm" : hasUnitSelector(ui) ? "unit" : "number";
  return formats[String(schema["format"])] ?? "text";
}

const formats: Readonly<Record<string, string>> = { hhmm: "hhmm", clock: "clock", color: "color" };
