import type { Field } from "../rjsf/Field.ts";
import type { FieldState } from "../session/FieldState.ts";
import type { FormSession } from "../session/FormSession.ts";

/** What a setting warns of: the schema's own conditions over its value or the entity, and the warnings found by the check. */
export function warningsOf(field: Field, state: FieldState, session: FormSession): readonly string[] {
  const { conditions } = session.latest.checks;
  const own = (field.ui.warnings ?? []).filter(
    ({ when, over }) => over === undefined && field.value !== undefined && conditions[when]?.(field.value) === true,
  );
  const found = state.problems.filter(({ level }) => level === "warning");
  const standing = state.warning === undefined ? [] : [state.warning];
  return [...new Set([...standing, ...[...own, ...found].map(({ message }) => message)])];
}
