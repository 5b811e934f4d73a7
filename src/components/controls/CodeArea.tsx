import { type Ref, useId } from "react";
import fields from "../../theme/fields.module.css";
import styles from "./CodeArea.module.css";

interface CodeAreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Where the cursor has gone, as an offset. */
  readonly onCursor?: (offset: number) => void;
  /** Lines in sight. */
  readonly rows: number;
  readonly isInvalid?: boolean;
  /** Id of what tells what is wrong. */
  readonly describedBy?: string;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A plain box for text whose lines count: nothing is wrapped, corrected or put into capitals. */
export function CodeArea({
  label,
  value,
  onChange,
  onCursor,
  rows,
  isInvalid = false,
  describedBy,
  ref,
}: CodeAreaProps) {
  const id = useId();
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={fields.label}>
        {label}
      </label>
      <textarea
        ref={ref}
        id={id}
        className={styles.area}
        rows={rows}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        wrap="off"
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onSelect={(event) => onCursor?.(event.currentTarget.selectionStart)}
      />
    </div>
  );
}
