import type { IconName } from "../../../components/IconName.ts";

export type StreamActionId = "restart" | "enable" | "disable" | "static" | "onDemand" | "delete";

/** Something that can be done to streams, as a button or a line of a menu shows it. */
export interface StreamAction {
  readonly id: StreamActionId;
  readonly label: string;
  readonly icon: IconName;
  readonly isDangerous?: boolean;
  readonly isDisabled?: boolean;
}
