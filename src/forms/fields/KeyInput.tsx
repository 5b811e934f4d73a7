import { useState } from "react";
import { text } from "../../texts/text.ts";
import fields from "../../theme/fields.module.css";
import type { Field } from "../rjsf/Field.ts";
import { useSession } from "../session/useSession.ts";
import { rewrites } from "../../model/typing/rewrites.ts";
import { keyProblem } from "./keyProblem.ts";

interface Props {
  readonly id: string;
  readonly label: string;
  readonly field: Field;
  readonly name: string;
  /** Keys of the other rows. */
  readonly taken: readonly string[];
  readonly isFixed: boolean;
  /** The key is complete: the focus left it, and it breaks no rule. */
  readonly onCommit: (key: string) => void;
}

/** The key of a row. It is renamed on leaving, not with each letter. */
export function KeyInput({ id, label, field, name, taken, isFixed, onCommit }: Props) {
  const session = useSession();
  const [typed, setTyped] = useState(name);
  const [rewrite] = useState(() => rewrites[field.ui.typing?.rewrite ?? ""]?.());
  const message = session.info(field.ui)?.messages?.["propertyNames"] ?? text("forms.keyRule");
  const problem =
    keyProblem(typed, field, message) ?? (taken.includes(typed) ? text("forms.keyTaken", { key: typed }) : undefined);
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={fields.label}>
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
        value={typed}
        onChange={(event) => setTyped(rewrite?.type(event.currentTarget.value) ?? event.currentTarget.value)}
        onBlur={() => problem === undefined && onCommit(typed)}
      />
      {problem !== undefined && (
        <p id={`${id}-error`} className={fields.error}>
          {problem}
        </p>
      )}
    </div>
  );
}
