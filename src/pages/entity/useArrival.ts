import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { FormHandle } from "../../forms/SchemaFormProps.ts";
import type { FormDescriptor } from "../../generated/contracts/FormDescriptor.ts";
import type { Editor } from "../../stores/editing/Editor.ts";
import { pointerInHash } from "../formAddress.ts";

/**
 * What happens as one comes to a form: the setting that the address names behind its # gets the focus once the form stands
 * there, and what was edited elsewhere (in the text) and is wrong is told before anybody touches a field.
 */
export function useArrival(
  handle: RefObject<FormHandle | null>,
  editor: Editor,
  form: FormDescriptor,
  isReady: boolean,
  beginAt?: string,
): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (isReady) return focusSoon(handle, pointerInHash(hash));
    return undefined;
  }, [handle, isReady, hash, key]);
  useEffect(() => {
    if (isReady) return focusSoon(handle, beginAt);
    return undefined;
  }, [handle, isReady, beginAt]);
  useEffect(() => {
    if (editor.isChanged(form.fields)) void editor.check();
  }, [editor, form]);
}

/** Within an effect React opens no closed section at once, and what is hidden takes no focus. @returns the function that ends it */
function focusSoon(handle: RefObject<FormHandle | null>, pointer: string | undefined): (() => void) | undefined {
  if (pointer === undefined) return undefined;
  const timer = setTimeout(() => handle.current?.focusField(pointer));
  return () => clearTimeout(timer);
}
