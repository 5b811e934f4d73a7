import type { ComponentProps } from "react";
import { classes } from "../../components/classes.ts";
import { isKey } from "../../model/keys/consoleKeys.ts";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import { type TextFormat, useTypedText } from "./useTypedText.ts";
import fields from "../../theme/fields.module.css";

interface TextInputProps extends Pick<ComponentProps<"input">, "inputMode" | "maxLength" | "className"> {
  readonly props: FieldWidgetProps;
  /** How the value is written and read. */
  readonly format: TextFormat;
}

/** An input of one line, for every widget whose value is written as text. Enter makes it an edit at once. */
export function TextInput({ props, format, className, ...rest }: TextInputProps) {
  const typed = useTypedText(props, format);
  return (
    <input
      {...inputProps(props)}
      {...rest}
      type="text"
      autoComplete="off"
      spellCheck={false}
      className={classes(fields.input, className)}
      placeholder={props.placeholder}
      readOnly={props.readOnly}
      {...typed.input}
      onKeyDown={(event) => {
        // Enter that ends a word of an input method is none of the field's.
        if (isKey(event, "field.take") && !event.nativeEvent.isComposing) typed.flush();
      }}
    />
  );
}

/** The attributes every input of a setting carries. */
export function inputProps(props: FieldWidgetProps) {
  return {
    id: props.id,
    disabled: props.disabled,
    "aria-describedby": props.describedBy,
    "aria-invalid": props.isInvalid || undefined,
    "aria-required": props.required || undefined,
  };
}
