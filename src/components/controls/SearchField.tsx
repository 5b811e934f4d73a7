import type { KeyboardEvent } from "react";
import fields from "../../theme/fields.module.css";
import { isKey } from "../../model/keys/consoleKeys.ts";
import { text } from "../../texts/text.ts";
import { classes } from "../classes.ts";
import { Icon } from "../Icon.tsx";
import { IconButton } from "./Button.tsx";
import styles from "./SearchField.module.css";

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
}

/** A text filter; Escape empties it. Waiting for the typing to end is the caller's. */
export function SearchField({ label, value, onChange, placeholder = label }: SearchFieldProps) {
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isKey(event, "field.clearSearch") || value === "") return;
    event.stopPropagation();
    onChange("");
  };
  return (
    <div className={styles.search} role="search">
      <Icon name="search" size={14} />
      <input
        type="text"
        inputMode="search"
        className={classes(fields.input, styles.input)}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
      />
      {value !== "" && (
        <IconButton
          className={styles.clear}
          size="small"
          icon="remove"
          label={text("list.clear")}
          onClick={() => onChange("")}
        />
      )}
    </div>
  );
}
