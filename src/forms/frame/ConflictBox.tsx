import { Button } from "../../components/controls/Button.tsx";
import { text } from "../../texts/text.ts";
import type { FieldConflict } from "../FieldConflict.ts";
import type { Field } from "../rjsf/Field.ts";
import { useSession } from "../session/useSession.ts";
import { valueInWords } from "../valueInWords.ts";
import styles from "./ConflictBox.module.css";

interface Props {
  readonly field: Field;
  readonly conflict: FieldConflict;
}

/** Somebody changed on the server what is being edited here: both values are kept until the operator chooses. */
export function ConflictBox({ field, conflict }: Props) {
  const { latest } = useSession();
  const { title, pointer } = field;
  return (
    <div className={styles.box} role="group" aria-label={text("forms.conflictAt", { title })}>
      <p role="status">{text("forms.changedOnServer", { value: valueInWords(conflict.theirs, field) })}</p>
      <Button size="small" onClick={() => latest.onKeepMine?.(pointer)}>
        {text("forms.keepMine")}
      </Button>
      <Button size="small" onClick={() => latest.onTakeTheirs?.(pointer)}>
        {text("forms.takeTheirs")}
      </Button>
    </div>
  );
}
