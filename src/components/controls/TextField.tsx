import { useState } from "react";
import fields from "../../theme/fields.module.css";
import { text } from "../../texts/text.ts";
import { Field } from "./Field.tsx";
import { IconButton } from "./IconButton.tsx";

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly help?: string;
  readonly error?: string | undefined;
  readonly warning?: string | undefined;
  readonly isRequired?: boolean;
  /** What is typed is hidden until one asks to see it. */
  readonly isSecret?: boolean;
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
  readonly onBlur?: () => void;
}

/** A line of text with its label, help, error and warning. Emptied again, a required one says so. */
export function TextField({
  label,
  value,
  onChange,
  error,
  isSecret = false,
  placeholder,
  autoFocus = false,
  onBlur,
  ...field
}: TextFieldProps) {
  const [isTouched, setTouched] = useState(false);
  const [isShown, setShown] = useState(false);
  const isMissing = field.isRequired === true && isTouched && value === "";
  return (
    <Field label={label} {...field} error={error ?? (isMissing ? text("check.required", { label }) : undefined)}>
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
            onBlur={onBlur}
            onChange={(event) => {
              setTouched(true);
              onChange(event.currentTarget.value);
            }}
          />
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
