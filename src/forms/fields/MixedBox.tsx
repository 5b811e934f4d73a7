import type { ReactNode } from "react";
import { classes } from "../../components/classes.ts";
import { Button } from "../../components/controls/Button.tsx";
import type { Field } from "../rjsf/readField.ts";
import { useSession } from "../session/useSession.ts";
import fields from "../../theme/fields.module.css";
import styles from "./MixedBox.module.css";
import { formsText } from "../../texts/en/formFields.ts";

interface MixedBoxProps {
  readonly field: Field;
  readonly id: string;
  readonly values: number;
  readonly onSet: () => void;
  /** Said of it besides: that the draft changes it in some. */
  readonly children?: ReactNode;
}

/** A setting in which the selected entities differ. Left alone, each keeps its own. */
export function MixedBox({ field, id, values, onSet, children }: MixedBoxProps) {
  const session = useSession();
  const { title, path } = field;
  return (
    <div className={classes(fields.group, styles.mixed)} role="group" aria-label={title}>
      <span>{formsText("forms.mixed", { count: values })}</span>
      <Button id={id} size="small" onClick={onSet} aria-label={formsText("forms.setAt", { title })}>
        {formsText("forms.set")}
      </Button>
      <Button
        size="small"
        onClick={() => session.change(path, undefined)}
        aria-label={formsText("forms.clearAt", { title })}
      >
        {formsText("forms.clear")}
      </Button>
      {children}
    </div>
  );
}
