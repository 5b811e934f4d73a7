import { type ReactNode, useId, useState } from "react";
import { withoutWhitespace } from "../../model/typedValues.ts";
import { text } from "../../texts/text.ts";
import { Icon } from "../Icon.tsx";
import { classes } from "../classes.ts";
import { IconButton } from "./Button.tsx";
import fields from "../../theme/fields.module.css";

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

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly help?: string;
  readonly error?: string | undefined;
  readonly warning?: string | undefined;
  readonly isRequired?: boolean;
  /** White space is left out of what is typed, and the help says so from then on. */
  readonly isSpaceless?: boolean;
  /** What is typed is hidden until one asks to see it. */
  readonly isSecret?: boolean;
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
  /** Texts that the browser offers while typing; any other is taken too. */
  readonly offered?: readonly { readonly value: string; readonly label?: string }[];
  readonly onBlur?: () => void;
}

/** A line of text with its label, help, error and warning. Emptied again, a required one says so. */
export function TextField({
  label,
  value,
  onChange,
  error,
  isSpaceless = false,
  isSecret = false,
  placeholder,
  autoFocus = false,
  offered = [],
  onBlur,
  ...field
}: TextFieldProps) {
  const [isTouched, setTouched] = useState(false);
  const [isShown, setShown] = useState(false);
  const [hasLost, setLost] = useState(false);
  const isMissing = field.isRequired === true && isTouched && value === "";
  return (
    <Field
      label={label}
      {...field}
      {...(hasLost && { help: [field.help, text("forms.spaceless")].filter(Boolean).join(" ") })}
      error={error ?? (isMissing ? text("check.required", { label }) : undefined)}
    >
      {(control) => (
        <span className={fields.group}>
          <input
            {...control}
            type={isSecret && !isShown ? "password" : "text"}
            value={value}
            placeholder={placeholder}
            spellCheck={false}
            autoComplete={isSecret ? "new-password" : "off"}
            autoFocus={autoFocus}
            {...(offered.length > 0 && { list: `${control.id}-offered` })}
            onBlur={onBlur}
            onChange={(event) => {
              setTouched(true);
              const typed = event.currentTarget.value;
              const taken = isSpaceless ? withoutWhitespace(typed) : typed;
              setLost(taken !== typed || (hasLost && taken !== ""));
              onChange(taken);
            }}
          />
          {offered.length > 0 && (
            <datalist id={`${control.id}-offered`}>
              {offered.map((one) => (
                <option key={one.value} value={one.value}>
                  {one.label}
                </option>
              ))}
            </datalist>
          )}
          {isSecret && value !== "" && (
            <IconButton
              icon={isShown ? "hide" : "show"}
              size="small"
              label={text(isShown ? "forms.secretHide" : "forms.secretShow", { title: label })}
              onClick={() => setShown(!isShown)}
            />
          )}
        </span>
      )}
    </Field>
  );
}
