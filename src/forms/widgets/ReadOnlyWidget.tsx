import type { FieldWidgetProps } from "../WidgetTable.ts";
import { valueInWords } from "../valueInWords.ts";

/** A value to read, not to edit; the focus can reach it, so that the router and a screen reader can. */
export function ReadOnlyWidget({ id, labelId, value, ui, schema, describedBy }: FieldWidgetProps) {
  return (
    <output id={id} tabIndex={-1} aria-labelledby={labelId} aria-describedby={describedBy}>
      {valueInWords(value, { ui, schema })}
    </output>
  );
}
