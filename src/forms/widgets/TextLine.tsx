import type { ComponentProps } from "react";
import { classes } from "../../components/classes.ts";
import fields from "../../theme/fields.module.css";
import type { FieldWidgetProps } from "../FieldWidgetProps.ts";
import type { TextForm } from "../typing/TextForm.ts";
import { useTypedText } from "../typing/useTypedText.ts";
import { inputProps } from "./inputProps.ts";

interface Props extends Pick<ComponentProps<"input">, "inputMode" | "maxLength" | "className"> {
  readonly props: FieldWidgetProps;
  /** How the value is written and read. */
  readonly form: TextForm;
}

/** One line that is typed in, for every widget whose value is written as text. */
export function TextLine({ props, form, className, ...rest }: Props) {
  const typed = useTypedText(props, form);
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
    />
  );
}
