import type { FieldProps } from "@rjsf/utils";
import { Suspense, useCallback, useContext, useEffect, useState } from "react";
import { type Field, readField } from "../rjsf/readField.ts";
import { inputId } from "../session/fieldFocus.ts";
import { useFieldState, useSession, useSessionValue } from "../session/useSession.ts";
import { typingDelayMs } from "../typing/typingDelay.ts";
import { hasUnitSelector, numberUnit } from "../widgets/numberUnits.ts";
import { defaultWidget, plainWidget, widgets } from "../widgets/widgets.ts";
import { warningsOf } from "./FieldNotes.tsx";
import { FieldRow } from "./FieldRow.tsx";
import { isLeftMixed } from "./MixedBox.tsx";
import { RowContext, titleInRow } from "./RowContext.ts";
import { scalarEdits } from "./scalarEdits.ts";
import { formsText } from "../../texts/en/formFields.ts";

/** Widgets that have the default among their choices, so that it need not be said beside them. */
const sayingDefault = new Set(["select", "radio", "tri-state", "choice-or-number"]);

/** A setting with a single value: its row, and in it the widget its schema names or its type asks for. */
export function ScalarField(props: FieldProps) {
  const field = readField(props);
  const { path, pointer, ui, schema, uiNode, value } = field;
  const session = useSession();
  const state = useFieldState(path, ui);
  const row = useContext(RowContext);
  const [textProblem, setTextProblem] = useState<string>();
  const [cutWords, setCutWords] = useState<string>();
  const handleTextProblem = useCallback((problem: string | undefined) => setTextProblem(problem), []);
  useEffect(() => {
    if (textProblem === undefined) return undefined;
    session.latest.onTextProblem?.(pointer, textProblem);
    return () => session.latest.onTextProblem?.(pointer, undefined);
  }, [session, pointer, textProblem]);

  const id = inputId(session.idPrefix, path);
  const title = titleInRow(field, row);
  const ownHelp =
    row?.isOneField || row?.isInLine || row?.isItem || row?.pointer === pointer ? "" : helpOf(field, state.isEnabled);
  const help = cutWords === undefined ? ownHelp : `${ownHelp} ${cutWords}`.trim();
  // The words of a list have no rows of their own to be wrong in.
  const itemProblem = useSessionValue((one) => (schema["type"] === "array" ? one.firstErrorBelow(pointer) : undefined));
  const shownProblem = textProblem ?? itemProblem;
  const isInvalid = shownProblem !== undefined || state.problems.some(({ level }) => level === "error");
  const name = uiNode["ui:widget"] ?? defaultWidget(field);
  const unit = hasUnitSelector(ui) || name === "choice-or-number" ? "" : numberUnit(ui).suffix;
  const Widget =
    session.latest.widgets?.widgets?.[name] ??
    widgets[name] ??
    widgets[defaultWidget(field)] ??
    widgets[plainWidget(field)];
  if (!Widget) return null;
  const hints = {
    placeholder: row?.isOneField && row.isNew ? title : uiNode["ui:placeholder"],
    describedBy: describedBy(id, {
      help: help !== "",
      unit: unit !== "",
      warnings: warningsOf(field, state, session).length > 0,
      errors: isInvalid,
    }),
  };
  return (
    <FieldRow
      field={field}
      state={state}
      id={id}
      title={title}
      help={help}
      unit={unit}
      textProblem={shownProblem}
      saysDefault={sayingDefault.has(name)}
    >
      <Suspense fallback={<span>{formsText("forms.loading", { title })}</span>}>
        <Widget
          id={id}
          labelId={`${id}-label`}
          path={path}
          pointer={pointer}
          label={title}
          schema={schema}
          ui={ui}
          value={value}
          {...(hints.placeholder !== undefined && { placeholder: hints.placeholder })}
          {...(hints.describedBy !== undefined && { describedBy: hints.describedBy })}
          required={field.required && !row?.isItem}
          disabled={!state.isEnabled}
          readOnly={state.isReadOnly}
          isInvalid={isInvalid}
          isMixed={isLeftMixed(state, ui)}
          debounceMs={typingDelayMs(session.latest.form, ui, row?.isNew === true)}
          holdEmpty={row?.pointer === pointer}
          onChange={(next) => {
            for (const edit of scalarEdits(field, next, session)) session.change(edit.path, edit.value);
          }}
          onBlur={() => session.latest.onBlur?.(pointer)}
          onTextProblem={handleTextProblem}
          onTextCut={setCutWords}
        />
      </Suspense>
    </FieldRow>
  );
}

/** The words below a control: while it is disabled what would enable it (`options: {disabledHelp}`), else its help. */
function helpOf({ ui, uiNode, description }: Field, isEnabled: boolean): string {
  const disabledHelp = ui.widgetOptions?.["disabledHelp"];
  if (!isEnabled && typeof disabledHelp === "string") return disabledHelp;
  return uiNode["ui:help"] ?? description;
}

/** Ids of a field's words for `aria-describedby`: only of those that are on the screen. */
function describedBy(
  id: string,
  shown: { readonly help: boolean; readonly unit: boolean; readonly warnings: boolean; readonly errors: boolean },
): string | undefined {
  const parts = [
    shown.unit && `${id}-unit`,
    shown.help && `${id}-help`,
    shown.warnings && `${id}-warnings`,
    shown.errors && `${id}-errors`,
  ];
  const ids = parts.filter((part) => part !== false);
  return ids.length === 0 ? undefined : ids.join(" ");
}
