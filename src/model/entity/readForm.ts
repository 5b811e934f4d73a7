import type { FormChecks, FormDescriptor, UiNode, UiOptions } from "../../generated/contracts/FormDescriptor.ts";
import { loadForm } from "../../generated/loadForm.ts";
import { inLanguage } from "../../texts/language.ts";
import type { ConfigPath } from "../configPath.ts";

/** By the function of a form that loads them: another one where the schema was edited meanwhile. */
const loaded = new WeakMap<FormDescriptor["load"], FormChecks>();

/** The form of a page of an entity, in the language spoken, and its checks: it is drawn at once, in its full height. */
export async function readForm(entity: string, page: string): Promise<FormDescriptor> {
  const form = inLanguage(await loadForm(entity, page));
  await readFormChecks(form);
  return form;
}

/** The compiled branches and conditions of a form. */
export async function readFormChecks(form: FormDescriptor): Promise<FormChecks> {
  const checks = loaded.get(form.load) ?? (await form.load());
  loaded.set(form.load, checks);
  return checks;
}

/** The same, where they have been read. */
export function formChecksRead(form: FormDescriptor): FormChecks | undefined {
  return loaded.get(form.load);
}

/** What the form says of a setting beside its schema; undefined where it has no such setting. */
export function uiOptionsAt({ uiSchema }: FormDescriptor, path: ConfigPath): UiOptions | undefined {
  const node = path.reduce<unknown>((outer, name) => (isNode(outer) ? outer[name] : undefined), uiSchema);
  return isNode(node) ? node["ui:options"] : undefined;
}

function isNode(value: unknown): value is UiNode {
  return typeof value === "object" && value !== null;
}

/** What a setting warns of by its value alone, as its schema says. */
export function warningsOfValue({ warnings = [] }: UiOptions, value: unknown, checks: FormChecks): readonly string[] {
  if (value === undefined) return [];
  return warnings
    .filter(({ when, over }) => over === undefined && checks.conditions[when]?.(value) === true)
    .map(({ message }) => message);
}
