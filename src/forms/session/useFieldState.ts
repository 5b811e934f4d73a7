import { useSyncExternalStore } from "react";
import type { UiOptions } from "../../generated/shapes/FormDescriptor.ts";
import type { ConfigPath } from "../../model/path/ConfigPath.ts";
import type { FieldState } from "./FieldState.ts";
import { useSession } from "./useSession.ts";

/** Problems, marks and permissions of one setting; draws the field again only when they change. */
export function useFieldState(path: ConfigPath, ui: UiOptions): FieldState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => session.state(path, ui));
}
