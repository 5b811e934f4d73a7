import { type ReactNode, useState } from "react";
import { classes } from "../../components/classes.ts";
import { Icon } from "../../components/Icon.tsx";
import { isPlainObject } from "../../model/patch/isPlainObject.ts";
import { text } from "../../texts/text.ts";
import fields from "../../theme/fields.module.css";
import { valuesBelow } from "../fields/valuesBelow.ts";
import type { Field } from "../rjsf/Field.ts";
import { inputId } from "../session/inputId.ts";
import { useFieldState } from "../session/useFieldState.ts";
import { useSession } from "../session/useSession.ts";
import { useSessionValue } from "../session/useSessionValue.ts";
import { FieldNotes } from "./FieldNotes.tsx";
import styles from "./GroupFrame.module.css";

interface Props {
  readonly field: Field;
  readonly children: ReactNode;
}

/** A group of settings that few need (`x-ui.collapsed`): folded until opened, unless something in it is set. */
export function FoldingFrame({ field, children }: Props) {
  const session = useSession();
  const { path, pointer, value, title } = field;
  const state = useFieldState(path, field.ui);
  // What is cleared while one works in it must not fold it.
  const [hadValue] = useState(
    () => (isPlainObject(value) && Object.keys(value).length > 0) || valuesBelow(pointer, session.latest.selection) > 0,
  );
  const isOpen = useSessionValue(
    ({ unfolded }) => unfolded.openItem(pointer) !== undefined || unfolded.isSectionOpen(pointer, hadValue),
  );
  const problems = useSessionValue((one) => one.problemsWithin(pointer));
  const id = inputId(session.idPrefix, path);
  const help = field.uiNode["ui:help"] ?? field.description;
  const handleToggle = () => {
    session.unfolded.setItem(pointer, undefined);
    session.unfolded.setSection(pointer, !isOpen);
  };
  return (
    <fieldset id={id} tabIndex={-1} className={classes(styles.group, styles.frame, !isOpen && styles.folded)}>
      <legend id={`${id}-label`} className={styles.legend}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-fields` : undefined}
          onClick={handleToggle}
        >
          <Icon name={isOpen ? "chevron-down" : "chevron-right"} size={14} />
          {title}
        </button>
      </legend>
      {!isOpen && problems > 0 && <p className={fields.error}>{text("forms.problems", { count: problems })}</p>}
      {isOpen && (
        <div id={`${id}-fields`} className={styles.group}>
          {help !== "" && <p className={fields.help}>{help}</p>}
          {children}
        </div>
      )}
      <FieldNotes field={field} state={state} id={id} />
    </fieldset>
  );
}
