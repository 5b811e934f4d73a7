import type { FieldProps } from "@rjsf/utils";
import { Suspense, useCallback, useContext, useEffect, useState } from "react";
import { text } from "../../texts/text.ts";
import { debounceOf } from "../debounceOf.ts";
import { describedBy } from "../frame/describedBy.ts";
import { FieldRow } from "../frame/FieldRow.tsx";
import { RowContext } from "../frame/RowContext.ts";
import { warningsOf } from "../frame/warningsOf.ts";
import { fieldOf } from "../rjsf/fieldOf.ts";
import { inputId } from "../session/inputId.ts";
import { useFieldState } from "../session/useFieldState.ts";
import { useSession } from "../session/useSession.ts";
import { useSessionValue } from "../session/useSessionValue.ts";
import { hasUnitSelector } from "../widgets/hasUnitSelector.ts";
import { unitOf } from "../widgets/unitOf.ts";
import { widgetNameOf } from "../widgets/widgetNameOf.ts";
import { widgets } from "../widgets/widgets.ts";
import { helpOf } from "./helpOf.ts";
import { placeholderOf } from "./placeholderOf.ts";
import { scalarEdits } from "./scalarEdits.ts";
import { titleInRow } from "./titleInRow.ts";

/** A setting with a single value: its row, and in it the widget its schema names or its type asks for. */
export function ScalarField(props: FieldProps) {
  const field = fieldOf(props);
  const { path, pointer, ui, schema, uiNode, value } = field;
  const session = useSession();
  const state = useFieldState(path, ui);
  const row = useContext(RowContext);
  const [textProblem, setTextProblem] = useState<string>();
  const handleTextProblem = useCallback((problem: string | undefined) => setTextProblem(problem), []);
  useEffect(() => {
    if (textProblem === undefined) return undefined;
    session.latest.onTextProblem?.(pointer, textProblem);
    return () => session.latest.onTextProblem?.(pointer, undefined);
  }, [session, pointer, textProblem]);

  const id = inputId(session.idPrefix, path);
  const title = titleInRow(field, row);
  const help = row?.isOneField || row?.isItem || row?.pointer === pointer ? "" : helpOf(field, state.isEnabled);
  // The words of a list have no rows of their own to be wrong in.
  const itemProblem = useSessionValue((one) => (schema["type"] === "array" ? one.firstErrorBelow(pointer) : undefined));
  const shownProblem = textProblem ?? itemProblem;
  const isInvalid = shownProblem !== undefined || state.problems.some(({ level }) => level === "error");
  const name = uiNode["ui:widget"] ?? widgetNameOf(field);
  const unit = hasUnitSelector(ui) || name === "choice-or-number" ? "" : unitOf(ui).suffix;
  const Widget = session.latest.widgets?.widgets?.[name] ?? widgets[name] ?? widgets[widgetNameOf(field)];
  if (!Widget) return null;
  const hints = {
    placeholder: row?.isOneField && row.isNew ? title : placeholderOf(field),
    describedBy: describedBy(id, {
      help: help !== "",
      unit: unit !== "",
      warnings: warningsOf(field, state, session).length > 0,
      errors: isInvalid,
    }),
  };
  return (
    <FieldRow field={field} state={state} id={id} title={title} help={help} unit={unit} textProblem={shownProblem}>
      <Suspense fallback={<span>{text("forms.loading", { title })}</span>}>
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
          debounceMs={debounceOf(session.latest.form.entity, ui, row?.isNew === true)}
          holdEmpty={row?.pointer === pointer}
          onChange={(next) => {
            for (const edit of scalarEdits(field, next, session)) session.change(edit.path, edit.value);
          }}
          onBlur={() => session.latest.onBlur?.(pointer)}
          onTextProblem={handleTextProblem}
        />
      </Suspense>
    </FieldRow>
  );
}
