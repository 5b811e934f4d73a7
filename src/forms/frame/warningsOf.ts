import type { Field } from "../rjsf/Field.ts";
import type { FieldState } from "../session/FieldState.ts";
import type { FormSession } from "../session/FormSession.ts";

/** What a setting warns of: the schema's own conditions over its value, and the warnings found by the check. */
export function warningsOf(field: Field, state: FieldState, session: FormSession): readonly string[] {
  const { conditions } = session.latest.checks;
  const own = (field.ui.warnings ?? []).filter(
    ({ when }) => field.value !== undefined && conditions[when]?.(field.value) === true,
  );
  const found = state.problems.filter(({ level }) => level === "warning");
  return [...new Set([...own, ...found].map(({ message }) => message))];
}
