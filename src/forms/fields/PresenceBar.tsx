import { useRef } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { Icon } from "../../components/Icon.tsx";
import type { Json } from "../../model/Json.ts";
import { text } from "../../texts/text.ts";
import formFields from "../../theme/fields.module.css";
import { inputId } from "../session/inputId.ts";
import { useFieldState } from "../session/useFieldState.ts";
import { useSession } from "../session/useSession.ts";
import { useSessionValue } from "../session/useSessionValue.ts";
import { CopySettings } from "./CopySettings.tsx";
import styles from "./PresenceBar.module.css";
import type { PresenceProps } from "./PresenceProps.ts";

/** Two buttons that make an object and take it away, and those that carry its settings from one entity to another. */
export function PresenceBar({ field, presence, presenceState }: PresenceProps) {
  const session = useSession();
  const bar = useRef<HTMLDivElement>(null);
  const { path, ui } = field;
  const { isEnabled, isReadOnly } = useFieldState(path, ui);
  const isPossible = useSessionValue((one) => one.holds(presence.possible, path));
  const isFixed = !isEnabled || isReadOnly;
  const canEnable = isPossible && !isFixed;
  const id = inputId(session.idPrefix, path);
  /** The button that was pressed goes with its state: the focus stays beside it. */
  const act = (change: () => void) => {
    change();
    bar.current?.focus();
  };
  // What a schema begins with is JSON.
  const preset = presence.preset as Json;
  const handleEnable = () => {
    const { onFill } = session.latest;
    act(() => (onFill ? onFill(path, preset) : session.change(path, preset)));
  };
  const handleDisable = () => {
    const { onDisable } = session.latest;
    act(() => (onDisable ? onDisable(path, presence.ask) : session.change(path, undefined)));
  };
  const isThere = presenceState !== "off";
  return (
    <div
      ref={bar}
      id={id}
      tabIndex={-1}
      role="group"
      aria-label={field.title}
      className={isThere ? styles.bar : styles.empty}
    >
      {presenceState === "off" && presence.off !== undefined && <p className={formFields.help}>{presence.off}</p>}
      {presenceState === "some" && <p>{text("forms.inSome", { title: field.title })}</p>}
      {presenceState !== "on" && !isPossible && (
        <p id={`${id}-impossible`} className={formFields.warning}>
          <Icon name="warning" size={14} />
          {presence.impossible}
        </p>
      )}
      <div className={styles.actions}>
        {presenceState !== "on" && (
          <Button
            variant="primary"
            icon="play"
            disabled={!canEnable}
            aria-describedby={isPossible ? undefined : `${id}-impossible`}
            onClick={handleEnable}
          >
            {presence.enable}
          </Button>
        )}
        {isThere && (
          <Button icon="stop" disabled={isFixed} onClick={handleDisable}>
            {presence.disable}
          </Button>
        )}
        {presence.clipboard !== undefined && (
          <CopySettings
            field={field}
            kind={presence.clipboard}
            isThere={presenceState === "on"}
            canPaste={presenceState === "on" ? !isFixed : canEnable}
            onPaste={(value) => act(() => session.change(path, value))}
          />
        )}
      </div>
    </div>
  );
}
