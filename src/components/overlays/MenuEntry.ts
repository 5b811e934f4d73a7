import type { IconName } from "../IconName.ts";

/** One action of a menu. */
export interface MenuEntry<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: IconName;
  readonly isDangerous?: boolean;
  readonly isDisabled?: boolean;
}
