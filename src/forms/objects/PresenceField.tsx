import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Icon } from "../../components/Icon.tsx";
import { Button } from "../../components/controls/Button.tsx";
import { Switch } from "../../components/controls/Toggles.tsx";
import type { Presence } from "../../generated/contracts/FormDescriptor.ts";
import { WhenSign } from "../../components/states/WhenSign.tsx";
import { isPlainObject, type Json } from "../../model/Json.ts";
import { type ConfigPath, valueAt } from "../../model/configPath.ts";
import { MixedBox, useFocusKept } from "../fields/MixedBox.tsx";
import { type FieldSelection, valuesBelow } from "../fieldSelection.ts";
import type { Field } from "../rjsf/readField.ts";
import type { SchemaFormProps } from "../SchemaFormProps.ts";
import { inputId } from "../session/fieldFocus.ts";
import { useFieldState, useSession, useSessionValue } from "../session/useSession.ts";
import { CopySettings } from "./CopySettings.tsx";
import fields from "../../theme/fields.module.css";
import styles from "./PresenceField.module.css";
import { formsText } from "../../texts/en/formFields.ts";

interface PresenceFieldProps {
  readonly field: Field;
  readonly presence: Presence;
  /** Its settings, shown while it is there. */
  readonly children: ReactNode;
}

/** An object that is there as a whole or not at all (`x-ui.presence`): the way in, the way out, between them its settings. */
export function PresenceField({ field, presence, children }: PresenceFieldProps) {
  const state = useSessionValue(({ latest }) => presenceOf(field, latest.selection));
  const Control = presence.defaults === undefined ? PresenceBar : PresenceSwitch;
  return (
    <>
      <Control field={field} presence={presence} presenceState={state} />
      {state === "on" && children}
    </>
  );
}

/** What the two ways of switching an object on and off get. */
interface PresenceProps {
  readonly field: Field;
  readonly presence: Presence;
  readonly presenceState: "on" | "off" | "some";
}

/** Two buttons that make an object and take it away, and those that carry its settings from one entity to another. */
function PresenceBar({ field, presence, presenceState }: PresenceProps) {
  const session = useSession();
  const bar = useRef<HTMLDivElement>(null);
  const { path, ui } = field;
  const { isEnabled, isReadOnly } = useFieldState(path, ui);
  const isPossible = useSessionValue((one) => one.holds(presence.possible, path));
  // What is in the draft alone is taken back there: the server has nothing to be told.
  const isAtOnce = useSessionValue(({ latest }) => latest.onDisable !== undefined && isOnServer(latest, path));
  const isFixed = !isEnabled || isReadOnly;
  const canEnable = isPossible && !isFixed;
  const id = inputId(session.idPrefix, path);
  const pressed = useRef<Element>(null);
  useLayoutEffect(() => {
    // The button that was pressed goes with its state: the focus stays beside it. While it is asked about it is there.
    if (pressed.current === null || pressed.current.isConnected) return undefined;
    pressed.current = null;
    const take = () => void (document.activeElement === document.body && bar.current?.focus());
    take();
    // Below a question that was answered the page is open to the focus in the next frame.
    const frame = requestAnimationFrame(take);
    return () => cancelAnimationFrame(frame);
  }, [presenceState]);
  const act = (change: () => void) => {
    pressed.current = document.activeElement;
    change();
  };
  // What a schema begins with is JSON.
  const preset = presence.preset as Json;
  const handleEnable = () => {
    const { onFill } = session.latest;
    act(() => (onFill ? onFill(path, preset) : session.change(path, preset)));
  };
  const handleDisable = () => {
    const { onDisable } = session.latest;
    act(() => (isAtOnce && onDisable ? onDisable(path, presence) : session.change(path, undefined)));
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
      {presenceState === "off" && presence.off !== undefined && <p className={fields.help}>{presence.off}</p>}
      {presenceState === "some" && <p>{formsText("forms.inSome", { title: field.title })}</p>}
      {presenceState !== "on" && !isPossible && (
        <p id={`${id}-impossible`} className={fields.warning}>
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
          <span className={styles.withSign}>
            <Button icon="stop" disabled={isFixed} onClick={handleDisable}>
              {presence.disable}
            </Button>
            {isAtOnce && <WhenSign when="atOnce" />}
          </span>
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

/** Whether the server may have it: known of one entity alone. */
function isOnServer({ server, selection }: Pick<SchemaFormProps, "server" | "selection">, path: ConfigPath): boolean {
  return selection !== undefined || server === undefined || (valueAt(server, path) ?? null) !== null;
}

/** A switch that is on while the object is not there: "Use defaults". */
function PresenceSwitch({ field, presence, presenceState }: PresenceProps) {
  const session = useSession();
  const { path, pointer } = field;
  const { isEnabled, isReadOnly } = useFieldState(path, field.ui);
  const id = `${inputId(session.idPrefix, path)}-presence`;
  const values = useSessionValue(({ latest }) => valuesBelow(pointer, latest.selection));
  const keepFocus = useFocusKept(id, presenceState === "some");
  // What a schema begins with is JSON.
  const preset = presence.preset as Json;
  return (
    <div className={fields.fieldRow}>
      <label htmlFor={id} className={fields.label}>
        {presence.defaults}
      </label>
      {presenceState === "some" ? (
        <MixedBox
          field={field}
          id={id}
          values={values}
          onPress={keepFocus}
          onSet={() => session.change(path, preset)}
        />
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

/** Whether an object is there; in multi-edit it may be so in some of the entities only. */
function presenceOf({ value, path }: Field, selection: FieldSelection | undefined): "on" | "off" | "some" {
  const values = selection?.entities?.map((entity) => valueAt(entity, path)) ?? [value];
  if (values.every(isPlainObject)) return "on";
  return values.some(isPlainObject) ? "some" : "off";
}
