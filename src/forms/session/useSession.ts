import { createContext, useContext, useSyncExternalStore } from "react";
import type { UiOptions } from "../../generated/contracts/FormDescriptor.ts";
import type { ConfigPath } from "../../model/configPath.ts";
import type { FieldState } from "./FieldState.ts";
import type { FormSession } from "./FormSession.ts";

/** A React context rather than RJSF's formContext, which is compared deeply at each render. */
export const SessionContext = createContext<FormSession | undefined>(undefined);

/** The session of the form around. */
export function useSession(): FormSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error("A field is outside of a SchemaForm. Place it inside one.");
  return session;
}

/** One value read from the session: a scalar or something that keeps its identity. */
export function useSessionValue<T>(read: (session: FormSession) => T): T {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => read(session));
}

/** Problems, marks and permissions of one setting; draws the field again only when they change. */
export function useFieldState(path: ConfigPath, ui: UiOptions): FieldState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => session.state(path, ui));
}
