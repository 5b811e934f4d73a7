import { useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { IconButton } from "../../components/controls/IconButton.tsx";
import { text } from "../../texts/text.ts";
import fields from "../../theme/fields.module.css";
import { classes } from "../../components/classes.ts";
import type { FieldWidgetProps } from "../FieldWidgetProps.ts";
import { SecretInput } from "./SecretInput.tsx";
import { inputProps } from "./inputProps.ts";
import styles from "./SecretWidget.module.css";

/** A password or key: a stored one is never shown, it is kept, replaced or cleared; only what was just typed can be looked at. */
export function SecretWidget(props: FieldWidgetProps) {
  const [before, setBefore] = useState<{ readonly value: FieldWidgetProps["value"] }>();
  const { label, value, disabled, readOnly } = props;
  const isReplacing = before !== undefined;
  if (readOnly || (value !== undefined && value !== "" && !isReplacing)) {
    return (
      <span className={classes(fields.group, styles.secret)}>
        <input
          {...inputProps(props)}
          type="text"
          readOnly
          className={fields.input}
          value={value === undefined ? "" : "••••••••"}
        />
        {!readOnly && !disabled && (
          <>
            <Button
              size="small"
              aria-label={text("forms.secretReplace", { title: label })}
              onClick={() => setBefore({ value })}
            >
              {text("forms.replace")}
            </Button>
            <Button
              size="small"
              aria-label={text("forms.secretClear", { title: label })}
              onClick={() => props.onChange(undefined)}
            >
              {text("forms.clear")}
            </Button>
          </>
        )}
      </span>
    );
  }
  return (
    <span className={classes(fields.group, styles.secret)}>
      <SecretInput {...props} isReplacing={isReplacing} onFirstTyped={() => setBefore(before ?? { value })} />
      {before?.value !== undefined && (
        <IconButton
          icon="undo"
          size="small"
          label={text("forms.secretKeep", { title: label })}
          onClick={() => {
            props.onChange(before.value);
            setBefore(undefined);
          }}
        />
      )}
    </span>
  );
}
