import { useOutletContext } from "react-router-dom";
import type { BroughtStream } from "../../stores/readBrought.ts";

interface ShownBrought extends BroughtStream {
  readonly name: string;
  /** What the operator knows the location or mirror by. */
  readonly ownerName: string;
}

/** The brought stream whose sub-page this is. */
export function useBrought(): ShownBrought {
  return useOutletContext<ShownBrought>();
}
