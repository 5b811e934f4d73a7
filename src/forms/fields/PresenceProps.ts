import type { Presence } from "../../generated/shapes/FormDescriptor.ts";
import type { Field } from "../rjsf/Field.ts";

/** What the two ways of switching an object on and off get. */
export interface PresenceProps {
  readonly field: Field;
  readonly presence: Presence;
  readonly presenceState: "on" | "off" | "some";
}
