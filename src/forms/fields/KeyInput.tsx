import { useState } from "react";
import { text } from "../../texts/text.ts";
import fields from "../../theme/fields.module.css";
import type { Field } from "../rjsf/Field.ts";
import { useSession } from "../session/useSession.ts";
import { rewrites } from "../../model/typing/rewrites.ts";
import { keyProblem } from "./keyProblem.ts";
import styles from "./MapTable.module.css";

interface Props {
  readonly id: string;
  readonly label: string;
  readonly field: Field;
  readonly name: string;
  /** Keys of the other rows. */
  readonly taken: readonly string[];
  readonly isFixed: boolean;
  /** The focus left the key; undefined when it breaks a rule. */
  readonly onCommit: (key: string | undefined) => void;
}

/** The key of a row. It is renamed on leaving, not with each letter. */
export function KeyInput({ id, label, field, name, taken, isFixed, onCommit }: Props) {
  const session = useSession();
  const [typed, setTyped] = useState(name);
  const [rewrite] = useState(() => rewrites[field.ui.typing?.rewrite ?? ""]?.());
  const message = session.info(field.ui)?.messages?.["propertyNames"] ?? text("forms.keyRule");
  const problem = keyProblem(typed, field, taken, message);
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={styles.hiddenLabel}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        className={fields.input}
        disabled={isFixed}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-error`}
        placeholder={name === "" ? label : undefined}
        value={typed}
        onChange={(event) => setTyped(rewrite?.type(event.currentTarget.value) ?? event.currentTarget.value)}
        onBlur={() => onCommit(problem === undefined ? typed : undefined)}
      />
      {problem !== undefined && (
        <p id={`${id}-error`} className={fields.error}>
          {problem}
        </p>
      )}
    </div>
  );
}
