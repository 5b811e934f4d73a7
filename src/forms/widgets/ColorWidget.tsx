import { text } from "../../texts/text.ts";
import fields from "../../theme/fields.module.css";
import type { FieldWidgetProps } from "../FieldWidgetProps.ts";
import { useTypedText } from "../typing/useTypedText.ts";
import { inputProps } from "./inputProps.ts";
import { showString } from "./showString.ts";

/** A color as #rrggbb, typed or picked. */
export function ColorWidget(props: FieldWidgetProps) {
  const typed = useTypedText(props, { show: showString, read: readColor, debounceMs: props.debounceMs });
  const preset = props.schema["default"] ?? props.ui.default;
  const shown = isColor(props.value) ? props.value : isColor(preset) ? preset : "#000000";
  return (
    <span className={fields.group}>
      <input
        type="color"
        aria-label={text("forms.pickColor", { title: props.label })}
        disabled={props.disabled || props.readOnly}
        value={shown}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onBlur={props.onBlur}
      />
      <input
        {...inputProps(props)}
        type="text"
        autoComplete="off"
        className={fields.input}
        placeholder={props.placeholder}
        readOnly={props.readOnly}
        {...typed.input}
      />
    </span>
  );
}

function readColor(typed: string) {
  const color = typed.trim().toLowerCase();
  if (color === "") return { value: undefined };
  return isColor(color) ? { value: color } : { problem: text("forms.notAColor") };
}

function isColor(value: unknown): value is string {
  return typeof value === "string" && /^#[\da-f]{6}$/i.test(value);
}
