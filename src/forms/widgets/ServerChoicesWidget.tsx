import { isPlainObject } from "../../model/patch/isPlainObject.ts";
import type { Json } from "../../model/Json.ts";
import { pathOf } from "../../model/path/pathOf.ts";
import { valueAt } from "../../model/path/valueAt.ts";
import type { FieldWidgetProps } from "../FieldWidgetProps.ts";
import type { FormSession } from "../session/FormSession.ts";
import { useSessionValue } from "../session/useSessionValue.ts";
import { wordOf } from "../wordOf.ts";
import { SelectWidget } from "./SelectWidget.tsx";

/**
 * A list of what the server reports: `options: {from, value, label, matching}`, `from` a pointer in the server info,
 * `value` and `label` properties of an item, `matching` by property the pointer of the setting it must equal.
 */
export function ServerChoicesWidget(props: FieldWidgetProps) {
  const server = useSessionValue(({ latest }) => latest.context?.server);
  const { from, value: key, label, matching } = props.ui.widgetOptions ?? {};
  const wanted = useSessionValue((one) => JSON.stringify(wantedOf(matching, one)));
  const listed = typeof from === "string" ? valueAt(server ?? {}, pathOf(from)) : undefined;
  const fits = Object.entries<unknown>(JSON.parse(wanted));
  const choices = (Array.isArray(listed) ? listed : [])
    .filter(isPlainObject)
    .filter((item) => fits.every(([name, value]) => item[name] === value))
    .map((item) => ({ value: asStored(item[wordOf(key)], props.value), label: item[wordOf(label)] }));
  const labels = Object.fromEntries(
    choices.flatMap(({ value, label: words }) => (typeof words === "string" ? [[wordOf(value), words]] : [])),
  );
  return (
    <SelectWidget
      {...props}
      schema={{ ...props.schema, enum: choices.map(({ value }) => value) }}
      ui={{ ...props.ui, enumLabels: { ...labels, ...props.ui.enumLabels } }}
    />
  );
}

function wantedOf(matching: unknown, { entity, latest }: FormSession): Readonly<Record<string, Json>> {
  const rows = isPlainObject(matching) ? Object.entries(matching) : [];
  return Object.fromEntries(
    rows.flatMap(([name, pointer]) => {
      // A default of a schema is a JSON value.
      const preset = latest.entity.fields[wordOf(pointer)]?.default as Json | undefined;
      const value = valueAt(entity, pathOf(wordOf(pointer))) ?? preset;
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** A number in the config and the same number as a text in the report are one. */
function asStored(reported: Json | undefined, stored: Json | undefined): Json {
  return stored !== undefined && wordOf(stored) === wordOf(reported ?? null) ? stored : (reported ?? null);
}
