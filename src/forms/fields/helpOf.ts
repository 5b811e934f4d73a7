import type { Field } from "../rjsf/Field.ts";

/** The line below a control: while it is disabled what would enable it (`options: {disabledHelp}`), else its help. */
export function helpOf({ ui, uiNode, description }: Field, isEnabled: boolean): string {
  const disabledHelp = ui.widgetOptions?.["disabledHelp"];
  if (!isEnabled && typeof disabledHelp === "string") return disabledHelp;
  return uiNode["ui:help"] ?? description;
}
