import type { ReactNode } from "react";
import { classes } from "../../components/classes.ts";
import { VisuallyHidden } from "../../components/VisuallyHidden.tsx";
import fields from "../../theme/fields.module.css";
import type { Field } from "../rjsf/Field.ts";
import { inputId } from "../session/inputId.ts";
import { useFieldState } from "../session/useFieldState.ts";
import { useSession } from "../session/useSession.ts";
import { FieldNotes } from "./FieldNotes.tsx";
import styles from "./GroupFrame.module.css";

interface Props {
  readonly field: Field;
  /** Another field of the same place stands inside: it has the id, the focus and the messages. */
  readonly isOuter?: boolean;
  /** In place of the field's own title and help. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** Several settings that belong together: an object, a list, a map. */
export function GroupFrame({ field, isOuter = false, title, children }: Props) {
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
