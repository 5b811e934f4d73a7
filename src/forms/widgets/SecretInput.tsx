import { useState } from "react";
import { IconButton } from "../../components/controls/IconButton.tsx";
import { text } from "../../texts/text.ts";
import fields from "../../theme/fields.module.css";
import type { FieldWidgetProps } from "../FieldWidgetProps.ts";
import { useTypedText } from "../typing/useTypedText.ts";
import { inputProps } from "./inputProps.ts";
import { showString } from "./showString.ts";

interface Props extends FieldWidgetProps {
  /** It starts empty though there is a value; nothing typed leaves that value alone. */
  readonly isReplacing: boolean;
  readonly onFirstTyped: () => void;
}

/** Where a new secret is typed. */
export function SecretInput({ isReplacing, onFirstTyped, ...props }: Props) {
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
