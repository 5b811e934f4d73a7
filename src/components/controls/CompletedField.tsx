import { useId } from "react";
import { ComboBox, FieldError, Input, Label, ListBox, ListBoxItem, Popover, Text } from "react-aria-components";
import { classes } from "../classes.ts";
import fields from "../../theme/fields.module.css";
import styles from "./NameChooser.module.css";
import { InSpokenLanguage } from "../overlays/InSpokenLanguage.tsx";

/** What a text may go on with. */
interface Completion {
  /** The whole text with it. */
  readonly whole: string;
  readonly label: string;
  readonly detail: string;
}

interface CompletedFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly completions: readonly Completion[];
  readonly help: string;
  readonly error?: string | undefined;
  readonly placeholder: string;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** A line of text that is completed while it is typed; any other text is taken too. */
export function CompletedField({ label, value, onChange, completions, help, error, ...rest }: CompletedFieldProps) {
  const helpId = useId();
  return (
    <InSpokenLanguage>
      <ComboBox
        className={classes(fields.field)}
        items={completions}
        inputValue={value}
        onInputChange={onChange}
        selectedKey={null}
        onSelectionChange={(key) => key !== null && onChange(String(key))}
        onFocus={rest.onFocus}
        onBlur={rest.onBlur}
        isInvalid={error !== undefined}
        allowsCustomValue
        menuTrigger="input"
      >
        <Label className={classes(fields.label)}>{label}</Label>
        <Input
          className={classes(fields.input)}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={helpId}
          placeholder={rest.placeholder}
        />
        <Text id={helpId} slot="description" className={classes(fields.help)}>
          {help}
        </Text>
        <FieldError className={classes(fields.error)}>{error}</FieldError>
        <Popover className={classes(styles.popover)} offset={2}>
          <ListBox<Completion> className={classes(styles.list)}>
            {({ whole, label: part, detail }) => (
              <ListBoxItem id={whole} textValue={whole} className={classes(styles.name, styles.completion)}>
                <code>{part}</code>
                <span className={styles.detail}>{detail}</span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </InSpokenLanguage>
  );
}
