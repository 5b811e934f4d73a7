import type { Json } from "../../model/Json.ts";
import { type ConfigPath, isWithin, parsePointer, valueAt } from "../../model/configPath.ts";
import type { Field } from "../rjsf/readField.ts";
import type { FormSession } from "../session/FormSession.ts";
import type { Edit } from "../session/formEdits.ts";

/**
 * What a new value of a setting changes: with `options: {replaces}` a value clears the neighbour named there, with
 * `whenChanged` whatever that names. In multi-edit always, as any of the entities may hold one.
 */
export function scalarEdits(field: Field, next: Json | undefined, session: FormSession): readonly Edit[] {
  const { path } = field;
  const replaced = next === undefined ? undefined : replacedPath(field);
  const cleared = [...(replaced ? [replaced] : []), ...clearedBy(field, next, session)];
  const around = cleared.find((one) => isWithin(path, one));
  // The object goes as a whole, this setting with it.
  if (around) return [{ path: around, value: undefined }];
  const isThere = (at: Edit["path"]) =>
    session.latest.selection !== undefined || valueAt(session.entity, at) !== undefined;
  return [...cleared.filter(isThere).map((at) => ({ path: at, value: undefined })), { path, value: next }];
}

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
    .map((name) => clearedPath(path, name));
}

/** @param name a neighbour, `..` for the object around, or a pointer in the entity */
function clearedPath(path: ConfigPath, name: string): ConfigPath {
  if (name.startsWith("/")) return parsePointer(name);
  return name === ".." ? path.slice(0, -1) : [...path.slice(0, -1), name];
}

/** Where the neighbour stands that cannot be set together with this setting (`options: {replaces}`): of top and bottom one goes. */
export function replacedPath({ path, ui }: Pick<Field, "path" | "ui">): ConfigPath | undefined {
  const name = ui.widgetOptions?.["replaces"];
  return typeof name === "string" ? [...path.slice(0, -1), name] : undefined;
}
