import { Switch } from "../../components/controls/Switch.tsx";
import type { Json } from "../../model/Json.ts";
import formFields from "../../theme/fields.module.css";
import { MixedBox } from "../frame/MixedBox.tsx";
import { inputId } from "../session/inputId.ts";
import { useFieldState } from "../session/useFieldState.ts";
import { useSession } from "../session/useSession.ts";
import { useSessionValue } from "../session/useSessionValue.ts";
import type { PresenceProps } from "./PresenceProps.ts";
import { valuesBelow } from "./valuesBelow.ts";

/** A switch that is on while the object is not there: "Use defaults". */
export function PresenceSwitch({ field, presence, presenceState }: PresenceProps) {
  const session = useSession();
  const { path, pointer } = field;
  const { isEnabled, isReadOnly } = useFieldState(path, field.ui);
  const id = `${inputId(session.idPrefix, path)}-presence`;
  const values = useSessionValue(({ latest }) => valuesBelow(pointer, latest.selection));
  // What a schema begins with is JSON.
  const preset = presence.preset as Json;
  return (
    <div className={formFields.fieldRow}>
      <label htmlFor={id} className={formFields.label}>
        {presence.defaults}
      </label>
      {presenceState === "some" ? (
        <MixedBox field={field} id={id} values={values} onSet={() => session.change(path, preset)} />
      ) : (
        <Switch
          id={id}
          disabled={!isEnabled || isReadOnly}
          isOn={presenceState === "off"}
          onChange={(isDefault) => session.change(path, isDefault ? undefined : preset)}
        />
      )}
    </div>
  );
}
