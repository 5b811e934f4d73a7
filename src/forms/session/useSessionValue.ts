import { useSyncExternalStore } from "react";
import type { FormSession } from "./FormSession.ts";
import { useSession } from "./useSession.ts";

/** One value read from the session: a scalar or something that keeps its identity. */
export function useSessionValue<T>(read: (session: FormSession) => T): T {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => read(session));
}
