import type { ReactNode } from "react";
import type { Presence } from "../../generated/shapes/FormDescriptor.ts";
import type { Field } from "../rjsf/Field.ts";
import { useSessionValue } from "../session/useSessionValue.ts";
import { PresenceBar } from "./PresenceBar.tsx";
import { presenceOf } from "./presenceOf.ts";
import { PresenceSwitch } from "./PresenceSwitch.tsx";

interface Props {
  readonly field: Field;
  readonly presence: Presence;
  /** Its settings, shown while it is there. */
  readonly children: ReactNode;
}

/** An object that is there as a whole or not at all (`x-ui.presence`): the way in, the way out, between them its settings. */
export function PresenceField({ field, presence, children }: Props) {
  const state = useSessionValue(({ latest }) => presenceOf(field, latest.selection));
  const Control = presence.defaults === undefined ? PresenceBar : PresenceSwitch;
  return (
    <>
      <Control field={field} presence={presence} presenceState={state} />
      {state === "on" && children}
    </>
  );
}
