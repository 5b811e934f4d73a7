import { type ReactNode, useState } from "react";
import { Icon } from "../../components/Icon.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden.tsx";
import { classes } from "../../components/classes.ts";
import { isPlainObject } from "../../model/Json.ts";
import { valuesBelow } from "../fieldSelection.ts";
import type { Field } from "../rjsf/readField.ts";
import { inputId } from "../session/fieldFocus.ts";
import { useFieldState, useSession, useSessionValue } from "../session/useSession.ts";
import { FieldNotes } from "./FieldNotes.tsx";
import fields from "../../theme/fields.module.css";
import styles from "./GroupFrame.module.css";
import { formsText } from "../../texts/en/formFields.ts";

interface GroupFrameProps {
  readonly field: Field;
  /** Another field of the same place stands inside: it has the id, the focus and the messages. */
  readonly isOuter?: boolean;
  /** In place of the field's own title and help. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** Several settings that belong together: an object, a list, a map. */
export function GroupFrame({ field, isOuter = false, title, children }: GroupFrameProps) {
  const session = useSession();
  const state = useFieldState(field.path, field.ui);
  const id = `${inputId(session.idPrefix, field.path)}${isOuter ? "-frame" : ""}`;
  const help = title === undefined ? (field.uiNode["ui:help"] ?? field.description) : "";
  const words = title ?? field.title;
  // A section around one group of the same name is its frame already.
  const isFramed = field.path.length !== session.root.length + 1 || words !== session.sectionOf(field.path)?.title;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={classes(styles.group, isFramed && styles.frame)}
      aria-describedby={help === "" ? undefined : `${id}-help`}
    >
      <legend id={`${id}-label`} className={styles.legend}>
        {isFramed ? words : <VisuallyHidden>{words}</VisuallyHidden>}
      </legend>
      {help !== "" && (
        <p id={`${id}-help`} className={fields.help}>
          {help}
        </p>
      )}
      {children}
      {!isOuter && <FieldNotes field={field} state={state} id={id} />}
    </fieldset>
  );
}

interface FoldingFrameProps {
  readonly field: Field;
  readonly children: ReactNode;
}

/** A group of settings that few need (`x-ui.collapsed`): folded until opened, unless something in it is set. */
export function FoldingFrame({ field, children }: FoldingFrameProps) {
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
      {!isOpen && problems > 0 && <p className={fields.error}>{formsText("forms.problems", { count: problems })}</p>}
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
