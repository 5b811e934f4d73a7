import { type ReactNode, useLayoutEffect, useRef } from "react";
import { classes } from "../../components/classes.ts";
import { Button } from "../../components/controls/Button.tsx";
import type { UiOptions } from "../../generated/contracts/FormDescriptor.ts";
import { isMixed } from "../fieldSelection.ts";
import type { Field } from "../rjsf/readField.ts";
import type { FieldState } from "../session/FieldState.ts";
import { focusInput } from "../session/fieldFocus.ts";
import { useSession } from "../session/useSession.ts";
import fields from "../../theme/fields.module.css";
import styles from "./MixedBox.module.css";
import { formsText } from "../../texts/en/formFields.ts";

interface MixedBoxProps {
  readonly field: Field;
  readonly id: string;
  readonly values: number;
  /** Before the box goes for what was pressed on it. */
  readonly onPress: () => void;
  readonly onSet: () => void;
  /** Said of it besides: that the draft changes it in some. */
  readonly children?: ReactNode;
}

/**
 * A setting in which the selected entities differ. Left alone, each keeps its own; one that always has a value (a required
 * one, or what the config text says by the entity's own word) can be set, and not cleared.
 */
export function MixedBox({ field, id, values, onPress, onSet, children }: MixedBoxProps) {
  const session = useSession();
  const { title, path } = field;
  const canClear = !field.required && field.ui.always !== true;
  return (
    <div className={classes(fields.group, styles.mixed)} role="group" aria-label={title}>
      <span>{formsText("forms.mixed", { count: values })}</span>
      <Button
        id={id}
        size="small"
        onClick={() => {
          onPress();
          onSet();
        }}
        aria-label={formsText("forms.setAt", { title })}
      >
        {formsText("forms.set")}
      </Button>
      {canClear && (
        <Button
          size="small"
          onClick={() => {
            onPress();
            session.change(path, undefined);
          }}
          aria-label={formsText("forms.clearAt", { title })}
        >
          {formsText("forms.clear")}
        </Button>
      )}
      {children}
    </div>
  );
}

/** Whether the selected entities differ in a setting, and it has no control that says so by itself. */
export function isLeftMixed({ mixed }: FieldState, { multi }: UiOptions): boolean {
  return isMixed(mixed) && multi !== "together";
}

/**
 * The box and the control take each other's place, and what was pressed goes with it: the focus stays at the setting.
 * @returns what is to be called before a press changes that
 */
export function useFocusKept(id: string, isBox: boolean): () => void {
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    // What was pressed is still there, or the focus has gone on meanwhile: it is nobody's to move.
    if (document.activeElement === document.body) focusInput(id);
  }, [id, isBox]);
  return () => {
    isPressed.current = true;
  };
}
