import type { FieldProps, FieldTemplateProps } from "@rjsf/utils";
import { Suspense } from "react";
import { text } from "../../texts/text.ts";
import { CustomField } from "../fields/CustomField.tsx";
import { useFieldState } from "../session/useFieldState.ts";
import { useSession } from "../session/useSession.ts";
import { fieldOf } from "./fieldOf.ts";

/**
 * RJSF's FieldTemplate: decides whether a property is drawn at all, and by whom. A hidden one is not mounted and keeps
 * its value, as nothing edits it.
 */
export function FieldGate(props: FieldTemplateProps) {
  const name = String(props.fieldPathId.path.at(-1) ?? "");
  // A template gets the field's own props, but for its name.
  const field = fieldOf({ ...props, name } as unknown as FieldProps);
  const session = useSession();
  const state = useFieldState(field.path, field.ui);
  if (!state.isVisible || props.hidden) return null;
  const custom = field.uiNode["ui:field"];
  const Custom = custom === undefined ? undefined : session.latest.widgets?.fields?.[custom];
  if (!Custom) return props.children;
  return (
    <Suspense fallback={<p>{text("forms.loading", { title: field.title })}</p>}>
      <CustomField field={field} state={state} component={Custom} />
    </Suspense>
  );
}
