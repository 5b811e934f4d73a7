import { type ReactNode, useContext, useState } from "react";
import { classes } from "../../components/classes.ts";
import type { Field } from "../rjsf/readField.ts";
import type { FieldState } from "../session/FieldState.ts";
import { useSession } from "../session/useSession.ts";
import { FieldBadges } from "./FieldBadges.tsx";
import { FieldNotes } from "./FieldNotes.tsx";
import { isLeftMixed, MixedBox, useFocusKept } from "./MixedBox.tsx";
import { RowContext } from "./RowContext.ts";
import fields from "../../theme/fields.module.css";
import styles from "./FieldRow.module.css";

interface FieldRowProps {
  readonly field: Field;
  readonly state: FieldState;
  readonly id: string;
  readonly title: string;
  readonly help: string;
  readonly unit: string;
  /** What is wrong with the text typed, when it cannot become a value. */
  readonly textProblem: string | undefined;
  /** The control itself says what the default is. */
  readonly saysDefault: boolean;
  readonly children: ReactNode;
}

/** One setting: label and badges, the control with its unit, and below it whatever there is to say. */
export function FieldRow({ field, state, id, title, help, unit, textProblem, saysDefault, children }: FieldRowProps) {
  const [isSetting, setSetting] = useState(false);
  const row = useContext(RowContext);
  const isInTable = row?.isOneField === true || (row?.isInTable === true && row.pointer === field.pointer);
  const isNamedAbove = useSession().isNamedBySection(field.path, title);
  const differs = isLeftMixed(state, field.ui);
  const isBox = differs && !isSetting;
  const keepFocus = useFocusKept(id, isBox);
  const badges = (
    <FieldBadges
      field={field}
      state={state}
      title={title}
      saysDefault={saysDefault}
      isSetting={differs && isSetting}
      onKeep={() => {
        keepFocus();
        setSetting(false);
      }}
    />
  );
  return (
    <div
      data-keeps-focus
      className={classes(
        isInTable ? styles.cell : !isNamedAbove && fields.fieldRow,
        styles.row,
        state.isChanged && styles.changed,
      )}
    >
      <label
        id={`${id}-label`}
        htmlFor={id}
        className={
          isInTable || isNamedAbove
            ? styles.hiddenLabel
            : classes(fields.label, field.required && !row?.isItem && fields.required)
        }
      >
        {title}
      </label>
      <div className={styles.body}>
        {isBox ? (
          <MixedBox
            field={field}
            id={id}
            values={state.mixed?.values ?? 0}
            onPress={keepFocus}
            onSet={() => setSetting(true)}
          >
            {badges}
          </MixedBox>
        ) : (
          <div className={fields.group}>
            {children}
            {unit !== "" && (
              <span id={`${id}-unit`} className={fields.unit}>
                {unit}
              </span>
            )}
            {badges}
          </div>
        )}
        {help !== "" && (
          <p id={`${id}-help`} className={fields.help}>
            {help}
          </p>
        )}
        <FieldNotes field={field} state={state} id={id} textProblem={textProblem} />
      </div>
    </div>
  );
}
