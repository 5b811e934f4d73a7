import { IconButton } from "../../components/controls/IconButton.tsx";
import { text } from "../../texts/text.ts";
import { replacedPath } from "../fields/replacedPath.ts";
import type { Field } from "../rjsf/Field.ts";
import type { FieldState } from "../session/FieldState.ts";
import { isMixed } from "../session/isMixed.ts";
import { useSession } from "../session/useSession.ts";
import { valueInWords } from "../valueInWords.ts";
import styles from "./FieldBadges.module.css";

interface Props {
  readonly field: Field;
  readonly state: FieldState;
  readonly title: string;
  /** One value is being set where the selected entities differ. */
  readonly isSetting: boolean;
  readonly onKeep: () => void;
}

/** Beside a control: its default while it is not set, and that it was changed, with the way back. */
export function FieldBadges({ field, state, title, isSetting, onKeep }: Props) {
  const session = useSession();
  const preset = field.ui.default ?? field.schema["default"];
  const isInMultiEdit = state.mixed !== undefined;
  const isDefault = field.value === undefined && preset !== undefined && !isMixed(state.mixed);
  return (
    <>
      {isDefault && !field.ui.saveAtOnce && field.ui.multi !== "together" && (
        <span className={styles.badge}>{text("forms.defaultIs", { value: valueInWords(preset, field) })}</span>
      )}
      {state.isChanged && <span className={styles.changed}>{text("forms.changed")}</span>}
      {(state.isChanged || isSetting) && !state.isReadOnly && (
        <IconButton
          icon="undo"
          size="small"
          label={text(isInMultiEdit ? "forms.keepAsIs" : "forms.reset", { title })}
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
