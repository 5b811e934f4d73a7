import { isPlainObject, type Json } from "../../model/Json.ts";
import { parsePointer, valueAt } from "../../model/configPath.ts";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import type { FormSession } from "../session/FormSession.ts";
import { useSessionValue } from "../session/useSession.ts";
import { toWord } from "../valueInWords.ts";
import { SelectWidget } from "./SelectWidget.tsx";

/**
 * A list of what the server reports: `options: {from, value, label, matching}`, `from` a pointer in the server info,
 * `value` and `label` properties of an item, `matching` by property the pointer of the setting it must equal.
 */
export function ServerChoicesWidget(props: FieldWidgetProps) {
  const server = useSessionValue(({ latest }) => latest.context?.server);
  const { from, value: key, label, matching } = props.ui.widgetOptions ?? {};
  const wanted = useSessionValue((one) => JSON.stringify(wantedOf(matching, one)));
  const listed = typeof from === "string" ? valueAt(server ?? {}, parsePointer(from)) : undefined;
  const fits = Object.entries<unknown>(JSON.parse(wanted));
  const choices = (Array.isArray(listed) ? listed : [])
    .filter(isPlainObject)
    .filter((item) => fits.every(([name, value]) => item[name] === value))
    .map((item) => ({ value: asStored(item[toWord(key)], props.value), label: item[toWord(label)] }));
  const labels = Object.fromEntries(
    choices.flatMap(({ value, label: words }) => (typeof words === "string" ? [[toWord(value), words]] : [])),
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
      const preset = latest.entity.fields[toWord(pointer)]?.default as Json | undefined;
      const value = valueAt(entity, parsePointer(toWord(pointer))) ?? preset;
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** A number in the config and the same number as a text in the report are one. */
function asStored(reported: Json | undefined, stored: Json | undefined): Json {
  return stored !== undefined && toWord(stored) === toWord(reported ?? null) ? stored : (reported ?? null);
}
