import type { ConfigPath } from "../../model/path/ConfigPath.ts";
import type { Field } from "../rjsf/Field.ts";

/** Where the neighbour stands that cannot be set together with this setting (`options: {replaces}`): of top and bottom one goes. */
export function replacedPath({ path, ui }: Pick<Field, "path" | "ui">): ConfigPath | undefined {
  const name = ui.widgetOptions?.["replaces"];
  return typeof name === "string" ? [...path.slice(0, -1), name] : undefined;
}
