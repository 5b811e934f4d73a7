import { useState } from "react";
import { isPlainObject } from "../../model/Json.ts";
import { rewrites } from "../../model/typingRewrites.ts";
import { classes } from "../../components/classes.ts";
import { propertiesOf } from "../objects/PropertyFields.tsx";
import type { Field } from "../rjsf/readField.ts";
import { useSession } from "../session/useSession.ts";
import fields from "../../theme/fields.module.css";
import styles from "./MapTable.module.css";
import { rewriteCut } from "../typing/useTypedText.ts";
import { formsText } from "../../texts/en/formFields.ts";

interface KeyInputProps {
  readonly id: string;
  readonly label: string;
  /** Where no head of a table says it to the eye. */
  readonly isLabelShown?: boolean;
  readonly field: Field;
  readonly name: string;
  /** Keys of the other rows. */
  readonly taken: readonly string[];
  readonly isFixed: boolean;
  /** The focus left the key; undefined when it breaks a rule. */
  readonly onCommit: (key: string | undefined) => void;
}

/** The key of a row. It is renamed on leaving, not with each letter. */
export function KeyInput({ id, label, isLabelShown = false, field, name, taken, isFixed, onCommit }: KeyInputProps) {
  const session = useSession();
  const [typed, setTyped] = useState(name);
  /** Why something of what was typed does not stand there. */
  const [cut, setCut] = useState<string>();
  const [rewrite] = useState(() => rewrites[field.ui.typing?.rewrite ?? ""]?.());
  const message = session.info(field.ui)?.messages?.["propertyNames"] ?? formsText("forms.keyRule");
  const problem = keyProblem(typed, field, taken, message);
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={isLabelShown ? fields.label : styles.hiddenLabel}>
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
        aria-describedby={
          classes(cut !== undefined && `${id}-help`, problem !== undefined && `${id}-error`) || undefined
        }
        placeholder={name === "" && !isLabelShown ? label : undefined}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          const shown = rewrite?.type(value) ?? value;
          setTyped(shown);
          // Told until the name is typed anew, or the focus comes again.
          const left = rewriteCut(value, shown, field.ui.typing);
          setCut((told) => left ?? (value === "" ? undefined : told));
        }}
        onFocus={() => setCut(undefined)}
        onBlur={() => onCommit(problem === undefined ? typed : undefined)}
      />
      {cut !== undefined && (
        <p id={`${id}-help`} className={fields.help}>
          {cut}
        </p>
      )}
      {problem !== undefined && (
        <p id={`${id}-error`} className={fields.error}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** Letter first, then letters, digits or underscores [S323]. */
const keyName = /^[A-Za-z]\w*$/;

/**
 * What is wrong with the key of a map; the empty one is only not there yet.
 * @param taken keys of the other rows
 * @param message the words for a key against the rule of its schema
 */
function keyProblem(key: string, field: Field, taken: readonly string[], message: string): string | undefined {
  const { schema, ui } = field;
  if (key === "") return undefined;
  if (propertiesOf(field).includes(key)) return formsText("forms.keyReserved", { key });
  if (taken.includes(key)) return formsText("forms.keyTaken", { key });
  const names = schema["propertyNames"];
  const pattern = isPlainObject(names) ? names["pattern"] : undefined;
  const rule =
    typeof pattern === "string" ? new RegExp(pattern, "u") : ui.typing?.rewrite === "key-name" ? keyName : undefined;
  return rule === undefined || rule.test(key) ? undefined : message;
}
