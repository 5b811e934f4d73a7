import type { Json } from "../../model/Json.ts";
import type { ConfigPath } from "../../model/path/ConfigPath.ts";
import type { Field } from "../rjsf/Field.ts";
import type { FormSession } from "../session/FormSession.ts";

/** What a new value of a setting clears by its schema (`x-ui.whenChanged`). */
export function clearedBy(
  { path, ui }: Pick<Field, "path" | "ui">,
  next: Json | undefined,
  session: FormSession,
): readonly ConfigPath[] {
  const { conditions } = session.latest.checks;
  return (ui.whenChanged ?? [])
    .filter(({ when }) => when === undefined || conditions[when]?.(next ?? null) === true)
    .flatMap(({ clears }) => clears)
    .map((name) => (name === ".." ? path.slice(0, -1) : [...path.slice(0, -1), name]));
}
