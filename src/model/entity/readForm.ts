import type { FormDescriptor } from "../../generated/contracts/FormDescriptor.ts";
import { loadForm } from "../../generated/loadForm.ts";
import { inLanguage } from "../../texts/language.ts";

/** The form of a page of an entity, in the language spoken. */
export async function readForm(entity: string, page: string): Promise<FormDescriptor> {
  return inLanguage(await loadForm(entity, page));
}
