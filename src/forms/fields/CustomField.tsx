import type { ComponentType } from "react";
import type { CustomFieldProps } from "../WidgetTable.ts";
import type { Field } from "../rjsf/readField.ts";
import type { FieldState } from "../session/FieldState.ts";
import { inputId } from "../session/fieldFocus.ts";
import { useSession, useSessionValue } from "../session/useSession.ts";

interface Props {
  readonly field: Field;
  readonly state: FieldState;
  readonly component: ComponentType<CustomFieldProps>;
}

/** A property that an override draws by itself. */
export function CustomField({ field, state, component: Component }: Props) {
  const session = useSession();
  const entity = useSessionValue(({ entity: whole }) => whole);
  const id = inputId(session.idPrefix, field.path);
  return (
    <Component
      id={id}
      labelId={`${id}-label`}
      path={field.path}
      pointer={field.pointer}
      label={field.title}
      description={field.description}
      schema={field.schema}
      ui={field.ui}
      uiNode={field.uiNode}
      value={field.value}
      entity={entity}
      required={field.required}
      disabled={!state.isEnabled || state.isReadOnly}
      state={state}
      onChange={(path, value) => session.change(path, value)}
      onBlur={() => session.latest.onBlur?.(field.pointer)}
    />
  );
}
