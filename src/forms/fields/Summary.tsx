import { Suspense } from "react";
import type { Field } from "../rjsf/Field.ts";
import { useFieldState } from "../session/useFieldState.ts";
import { useSession } from "../session/useSession.ts";
import { CustomField } from "./CustomField.tsx";

/** What an object's settings come to (`x-ui.summary`), drawn by an override; nothing where there is no such row. */
export function Summary({ field }: { readonly field: Field }) {
  const session = useSession();
  const state = useFieldState(field.path, field.ui);
  const component = session.latest.widgets?.fields?.[field.ui.summary ?? ""];
  if (!component) return null;
  return (
    <Suspense fallback={null}>
      <CustomField field={field} state={state} component={component} />
    </Suspense>
  );
}
