import { Icon } from "../../components/Icon.tsx";
import { Button } from "../../components/controls/Button.tsx";
import { warningsOfValue } from "../../model/entity/readForm.ts";
import type { Field } from "../rjsf/readField.ts";
import type { FieldConflict, FieldState } from "../session/FieldState.ts";
import type { FormSession } from "../session/FormSession.ts";
import { useSession } from "../session/useSession.ts";
import { valueInWords } from "../valueInWords.ts";
import fields from "../../theme/fields.module.css";
import styles from "./MixedBox.module.css";
import { formsText } from "../../texts/en/formFields.ts";

interface FieldNotesProps {
  readonly field: Field;
  readonly state: FieldState;
  readonly id: string;
  readonly textProblem?: string | undefined;
}

/** Below a control: deprecation, the conflict, warnings and errors. The errors' element is there only with errors. */
export function FieldNotes({ field, state, id, textProblem }: FieldNotesProps) {
  const session = useSession();
  const warnings = warningsOf(field, state, session);
  const errors = state.problems.filter(({ level }) => level === "error").map(({ message }) => message);
  const shown = textProblem === undefined ? errors : [textProblem];
  return (
    <>
      <DeprecationNote field={field} />
      {state.conflict && <ConflictBox field={field} conflict={state.conflict} />}
      {warnings.length > 0 && (
        <div id={`${id}-warnings`} role="status">
          {warnings.map((warning) => (
            <p key={warning} className={fields.warning}>
              <Icon name="warning" size={14} />
              {warning}
            </p>
          ))}
        </div>
      )}
      {shown.length > 0 && (
        <div id={`${id}-errors`}>
          {shown.map((message) => (
            <p key={message} className={fields.error}>
              <Icon name="error" size={14} />
              {message}
            </p>
          ))}
        </div>
      )}
    </>
  );
}

/** Of a setting that is no longer in use, which shows only where it is set: what to use in its place. */
function DeprecationNote({ field }: { readonly field: Field }) {
  const use = useSession().deprecation(field.ui);
  if (use === undefined) return null;
  const words = use === "" ? formsText("forms.deprecatedPlain") : formsText("forms.deprecated", { use });
  return <p className={fields.help}>{words}</p>;
}

interface ConflictBoxProps {
  readonly field: Field;
  readonly conflict: FieldConflict;
}

/** Somebody changed on the server what is being edited here: both values are kept until the operator chooses. */
function ConflictBox({ field, conflict }: ConflictBoxProps) {
  const { latest } = useSession();
  const { title, pointer } = field;
  return (
    <div className={styles.box} role="group" aria-label={formsText("forms.conflictAt", { title })}>
      <p role="status">{formsText("forms.changedOnServer", { value: valueInWords(conflict.theirs, field) })}</p>
      <Button size="small" onClick={() => latest.onKeepMine?.(pointer)}>
        {formsText("forms.keepMine")}
      </Button>
      <Button size="small" onClick={() => latest.onTakeTheirs?.(pointer)}>
        {formsText("forms.takeTheirs")}
      </Button>
    </div>
  );
}

/**
 * What a setting warns of: the schema's own conditions over its value or the entity as they stand, and the warnings found by
 * the check. That of these which the schema says was true when it was checked, and may not be so any more.
 */
export function warningsOf(field: Field, state: FieldState, session: FormSession): readonly string[] {
  const own = warningsOfValue(field.ui, field.value, session.latest.checks);
  const found = state.problems.flatMap(({ level, keyword, message }) =>
    level === "warning" && keyword !== "doubt" ? [message] : [],
  );
  const standing = state.warning === undefined ? [] : [state.warning];
  return [...new Set([...standing, ...own, ...found])];
}
