import { IconButton } from "../../components/controls/Button.tsx";
import { WhenSign } from "../../components/states/WhenSign.tsx";
import { text } from "../../texts/text.ts";
import { isMixed } from "../fieldSelection.ts";
import type { Field } from "../rjsf/readField.ts";
import type { FieldState } from "../session/FieldState.ts";
import { useSession } from "../session/useSession.ts";
import { valueInWords } from "../valueInWords.ts";
import { replacedPath } from "./scalarEdits.ts";
import styles from "./FieldBadges.module.css";
import { formsText } from "../../texts/en/formFields.ts";

interface FieldBadgesProps {
  readonly field: Field;
  readonly state: FieldState;
  readonly title: string;
  readonly saysDefault: boolean;
  /** One value is being set where the selected entities differ. */
  readonly isSetting: boolean;
  readonly onKeep: () => void;
}

/** Beside a control: its default while it is not set (the one place that says it), and that it was changed, with the way back. */
export function FieldBadges({ field, state, title, saysDefault, isSetting, onKeep }: FieldBadgesProps) {
  const session = useSession();
  const preset = field.ui.default ?? field.schema["default"];
  const isInMultiEdit = state.mixed !== undefined;
  // Of what the server does not have yet, nothing is saved before all of it is.
  const isAtOnce = field.ui.saveAtOnce === true && session.latest.server !== undefined;
  const isDefault = field.value === undefined && preset !== undefined && !isMixed(state.mixed);
  return (
    <>
      {isMixed(state.mixed) && field.ui.multi === "together" && (
        <span className={styles.badge}>{formsText("forms.mixedChoice")}</span>
      )}
      {isDefault && !saysDefault && !field.ui.saveAtOnce && field.ui.multi !== "together" && (
        <span className={styles.badge}>{formsText("forms.defaultIs", { value: valueInWords(preset, field) })}</span>
      )}
      {isAtOnce && <WhenSign when="atOnce" />}
      {state.isChanged && field.ui.saveAtOnce !== true && (
        <span className={styles.changed}>{text("forms.changed")}</span>
      )}
      {(state.isChanged || isSetting) && !state.isReadOnly && (
        <IconButton
          icon="undo"
          size="small"
          label={formsText(isInMultiEdit ? "forms.keepAsIs" : "forms.reset", { title })}
          onClick={() => {
            if (state.isChanged) {
              session.reset(field.path);
              // What took its place on the form cannot stay beside it.
              const replaced = state.baseline === undefined ? undefined : replacedPath(field);
              if (replaced) session.reset(replaced);
            }
            onKeep();
          }}
        />
      )}
    </>
  );
}

interface ChangedBadgeProps {
  /** Of what was changed. */
  readonly title: string;
  readonly isFixed: boolean;
  readonly onReset: () => void;
}

/** That a choice over several settings was changed, with the way back. */
export function ChangedBadge({ title, isFixed, onReset }: ChangedBadgeProps) {
  const { latest } = useSession();
  return (
    <>
      <span className={styles.changed}>{text("forms.changed")}</span>
      {!isFixed && (
        <IconButton
          icon="undo"
          size="small"
          label={formsText(latest.selection ? "forms.keepAsIs" : "forms.reset", { title })}
          onClick={onReset}
        />
      )}
    </>
  );
}
