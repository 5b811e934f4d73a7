import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { FormHandle } from "../../forms/SchemaFormProps.ts";

/** Goes to the setting that the address names behind its #, once the form stands there. */
export function useFieldOfAddress(handle: RefObject<FormHandle | null>, isReady: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (isReady && hash.startsWith("#/")) handle.current?.focusField(decodeURIComponent(hash.slice(1)));
  }, [handle, isReady, hash, key]);
}
