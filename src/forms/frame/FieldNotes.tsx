import { Icon } from "../../components/Icon.tsx";
import { text } from "../../texts/text.ts";
import fields from "../../theme/fields.module.css";
import type { Field } from "../rjsf/Field.ts";
import type { FieldState } from "../session/FieldState.ts";
import { useSession } from "../session/useSession.ts";
import { ConflictBox } from "./ConflictBox.tsx";
import { warningsOf } from "./warningsOf.ts";

interface Props {
  readonly field: Field;
  readonly state: FieldState;
  readonly id: string;
  readonly textProblem?: string | undefined;
}

/** Below a control: deprecation, the conflict, warnings and errors. The errors' element is there only with errors. */
export function FieldNotes({ field, state, id, textProblem }: Props) {
  const session = useSession();
  const deprecated = field.ui.deprecated ?? session.info(field.ui)?.deprecated;
  const warnings = warningsOf(field, state, session);
  const errors = state.problems.filter(({ level }) => level === "error").map(({ message }) => message);
  const shown = textProblem === undefined ? errors : [textProblem];
  return (
    <>
      {deprecated !== undefined && <p className={fields.help}>{text("forms.deprecated", { use: deprecated })}</p>}
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
