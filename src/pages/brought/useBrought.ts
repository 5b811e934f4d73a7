import { useOutletContext } from "react-router-dom";
import type { BroughtStream } from "../../stores/readBrought.ts";

/** The brought stream whose sub-page this is. */
export function useBrought(): BroughtStream & { readonly name: string } {
  return useOutletContext<BroughtStream & { readonly name: string }>();
}
