import { Suspense } from "react";
import type { Field } from "../rjsf/Field.ts";
import { useFieldState } from "../session/useFieldState.ts";
import { useSession } from "../session/useSession.ts";
import { useSessionValue } from "../session/useSessionValue.ts";
import { CustomField } from "./CustomField.tsx";
import { valuesBelow } from "./valuesBelow.ts";

/**
 * What an object's settings come to (`x-ui.summary`), drawn by an override. Of several entities nothing is
 * said while they differ.
 */
export function Summary({ field }: { readonly field: Field }) {
  const session = useSession();
  const state = useFieldState(field.path, field.ui);
  const differs = useSessionValue(({ latest }) => valuesBelow(field.pointer, latest.selection) > 0);
  const component = session.latest.widgets?.fields?.[field.ui.summary ?? ""];
  if (!component || differs) return null;
  return (
    <Suspense fallback={null}>
      <CustomField field={field} state={state} component={component} />
    </Suspense>
  );
}
