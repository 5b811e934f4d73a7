import type { FormDescriptor } from "../../generated/shapes/FormDescriptor.ts";
import { EntityPage } from "./EntityPage.tsx";
import { useEditor } from "./itemEditor.ts";

/** A page of an item that is a form and nothing else; everything on it is generated. */
export function EntityFormPage({ form }: { readonly form: FormDescriptor }) {
  return <EntityPage form={form} editor={useEditor()} />;
}
