import type { Field } from "../rjsf/Field.ts";

/** Whether the keys of a map are numbers counted from 1, as those of the transcoder's tracks: its items are titled by them. */
export function isNumbered({ ui }: Pick<Field, "ui">): boolean {
  return ui.itemTitle?.includes("{index}") === true;
}
