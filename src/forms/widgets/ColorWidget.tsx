import fields from "../../theme/fields.module.css";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import { useSession } from "../session/useSession.ts";
import { useTypedText } from "../typing/useTypedText.ts";
import { inputProps } from "../typing/TextInput.tsx";
import { showString } from "../typing/plainText.ts";
import { formsText } from "../../texts/en/formFields.ts";

/** A color as #rrggbb or #rgb, typed or picked. */
export function ColorWidget(props: FieldWidgetProps) {
  const session = useSession();
  const words = session.info(props.ui)?.messages?.["format"] ?? formsText("forms.notAColor");
  const read = (typedText: string) => readColor(typedText, words);
  const typed = useTypedText(props, { show: showString, read, debounceMs: props.debounceMs });
  const preset = props.schema["default"] ?? props.ui.default;
  const shown = isColor(props.value) ? props.value : isColor(preset) ? preset : "#000000";
  return (
    <span className={fields.group}>
      <input
        type="color"
        aria-label={formsText("forms.chooseColor", { title: props.label })}
        disabled={props.disabled || props.readOnly}
        value={inSixDigits(shown)}
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

function readColor(typed: string, words: string) {
  const color = typed.trim().toLowerCase();
  if (color === "") return { value: undefined };
  return isColor(color) ? { value: color } : { problem: words };
}

function isColor(value: unknown): value is string {
  return typeof value === "string" && /^#([\da-f]{3}|[\da-f]{6})$/i.test(value);
}

/** The picker knows no other form. */
function inSixDigits(color: string): string {
  return color.length === 4 ? color.replaceAll(/[\da-f]/gi, "$&$&") : color;
}
