import { Button } from "../../components/controls/Button.tsx";
import type { Json } from "../../model/Json.ts";
import { text } from "../../texts/text.ts";
import formFields from "../../theme/fields.module.css";
import type { Field } from "../rjsf/Field.ts";

interface Props {
  readonly field: Field;
  readonly onAdd: (value: Json) => void;
}

/** What adds an item to a list or numbered map: a plain one, and one button a preset of the schema. */
export function NewItemButtons({ field: { ui, title }, onAdd }: Props) {
  const label = ui.newItem ?? text("forms.addItem", { title });
  return (
    <div className={formFields.choices} role="group" aria-label={label}>
      <Button size="small" icon="plus" onClick={() => onAdd((ui.widgetOptions?.["newValue"] ?? {}) as Json)}>
        {label}
      </Button>
      {(ui.presets ?? []).map((preset) => (
        <Button
          key={preset.label}
          size="small"
          icon="plus"
          aria-label={text("forms.addPreset", { item: label, preset: preset.label })}
          // What a schema offers is JSON.
          onClick={() => onAdd(preset.value as Json)}
        >
          {preset.label}
        </Button>
      ))}
    </div>
  );
}
