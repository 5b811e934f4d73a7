import type { FieldWidgetProps } from "../FieldWidgetProps.ts";

/** The string typed; nothing typed clears the setting [S382], unless its rules keep the empty string. */
export function readString(text: string, { ui }: FieldWidgetProps): string | undefined {
  return text === "" && ui.typing?.emptyToNull !== false ? undefined : text;
}
