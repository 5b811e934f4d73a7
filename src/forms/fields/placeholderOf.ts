import type { Field } from "../rjsf/Field.ts";
import { valueInWords } from "../valueInWords.ts";

/** The grey words in an empty input: the schema's own example, else the default. */
export function placeholderOf({ ui, uiNode, schema }: Field): string | undefined {
  const example = uiNode["ui:placeholder"];
  if (example !== undefined) return example;
  const preset = ui.default ?? schema["default"];
  return preset === undefined ? undefined : valueInWords(preset, { ui, schema });
}
