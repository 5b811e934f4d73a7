import { useId, type ReactNode } from "react";
import fields from "../../theme/fields.module.css";
import { classes } from "../classes.ts";
import { Icon } from "../Icon.tsx";

interface FieldControl {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-required": true | undefined;
  readonly className: string | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly warning?: string | undefined;
  readonly isRequired?: boolean;
  /** Label and control side by side where there is room. */
  readonly isRow?: boolean;
  /** Draws the control with the ids that tie it to its words: `{(control) => <input {...control} />}`. */
  readonly children: (control: FieldControl) => ReactNode;
}

/** A control with its label, help, error and warning, tied together for screen readers. */
export function Field({ label, help, error, warning, isRequired = false, isRow = false, children }: FieldProps) {
  const id = useId();
  const notes = [help && `${id}-help`, error && `${id}-error`, warning && `${id}-warning`].filter(Boolean).join(" ");
  return (
    <div className={isRow ? fields.fieldRow : fields.field}>
      <label htmlFor={id} className={classes(fields.label, isRequired && fields.required)}>
        {label}
      </label>
      <div className={fields.field}>
        {children({
          id,
          "aria-describedby": notes === "" ? undefined : notes,
          "aria-invalid": error ? true : undefined,
          "aria-required": isRequired || undefined,
          className: fields.input,
        })}
        {help && (
          <p id={`${id}-help`} className={fields.help}>
            {help}
          </p>
        )}
        {error && (
          <p id={`${id}-error`} className={fields.error} role="alert">
            <Icon name="error" size={14} />
            {error}
          </p>
        )}
        {warning && (
          <p id={`${id}-warning`} className={fields.warning}>
            <Icon name="warning" size={14} />
            {warning}
          </p>
        )}
      </div>
    </div>
  );
}
