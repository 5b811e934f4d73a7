import { useState } from "react";
import { classes } from "../../components/classes.ts";
import { Button, IconButton } from "../../components/controls/Button.tsx";
import { text } from "../../texts/text.ts";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import { inputProps } from "../typing/TextInput.tsx";
import { showString } from "../typing/plainText.ts";
import { useTypedText } from "../typing/useTypedText.ts";
import fields from "../../theme/fields.module.css";
import styles from "./SecretWidget.module.css";
import { formsText } from "../../texts/en/formFields.ts";

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
              aria-label={formsText("forms.secretReplace", { title: label })}
              onClick={() => setBefore({ value })}
            >
              {formsText("forms.replace")}
            </Button>
            <Button
              size="small"
              aria-label={formsText("forms.secretClear", { title: label })}
              onClick={() => props.onChange(undefined)}
            >
              {formsText("forms.clear")}
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
          label={formsText("forms.secretKeep", { title: label })}
          onClick={() => {
            props.onChange(before.value);
            setBefore(undefined);
          }}
        />
      )}
    </span>
  );
}

interface SecretInputProps extends FieldWidgetProps {
  /** It starts empty though there is a value; nothing typed leaves that value alone. */
  readonly isReplacing: boolean;
  readonly onFirstTyped: () => void;
}

/** Where a new secret is typed. */
function SecretInput({ isReplacing, onFirstTyped, ...props }: SecretInputProps) {
  const [old] = useState(props.value);
  const [isShown, setShown] = useState(false);
  const [isEmpty, setEmpty] = useState(true);
  const typed = useTypedText(props, {
    show: (value) => (value === old ? "" : showString(value)),
    read: (typedText) => ({ value: typedText === "" ? old : typedText }),
    debounceMs: props.debounceMs,
  });
  return (
    <>
      <input
        {...inputProps(props)}
        // The button that was pressed is gone: the focus belongs where the new secret goes.
        autoFocus={isReplacing}
        type={isShown ? "text" : "password"}
        autoComplete="new-password"
        className={fields.input}
        placeholder={props.placeholder}
        {...typed.input}
        onChange={(event) => {
          onFirstTyped();
          setEmpty(event.currentTarget.value === "");
          typed.input.onChange(event);
        }}
      />
      {!isEmpty && (
        <IconButton
          icon={isShown ? "hide" : "show"}
          size="small"
          label={text(isShown ? "forms.secretHide" : "forms.secretShow", { title: props.label })}
          onClick={() => setShown(!isShown)}
        />
      )}
    </>
  );
}
