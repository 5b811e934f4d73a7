import { problemsOf } from "../../model/check/problemsOf.ts";
import { text as words } from "../../texts/text.ts";
import type { FieldWidgetProps } from "../FieldWidgetProps.ts";
import type { FormSession } from "../session/FormSession.ts";
import type { TextForm } from "./TextForm.ts";

/** How text is read where nothing but a valid value may be stored (`typing.valid`): what breaks the setting's rules is none. */
export function validRead(
  form: TextForm,
  { ui, pointer, label }: FieldWidgetProps,
  session: FormSession,
): TextForm["read"] {
  const key = ui.typing?.valid;
  return (text) => {
    const found = form.read(text);
    const check = key === undefined ? undefined : session.latest.checks.conditions[key];
    if ("problem" in found || found.value === undefined || !check || check(found.value)) return found;
    const errors = Array.isArray(check.errors) ? check.errors : [];
    const placed = errors.map((error: object) => ({ ...error, instancePath: pointer }));
    const [problem] = problemsOf(placed, session.latest.entity);
    return { problem: problem?.message ?? words("check.other", { label }), mayGrow: true };
  };
}
