import { useContext } from "react";
import type { FormSession } from "./FormSession.ts";
import { SessionContext } from "./SessionContext.ts";

/** The session of the form around. */
export function useSession(): FormSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error("A field stands outside of a SchemaForm. Place it inside one.");
  return session;
}
