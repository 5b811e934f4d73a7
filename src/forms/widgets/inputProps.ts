import type { FieldWidgetProps } from "../FieldWidgetProps.ts";

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
