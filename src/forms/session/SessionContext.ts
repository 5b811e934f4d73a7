import { createContext } from "react";
import type { FormSession } from "./FormSession.ts";

/** A React context rather than RJSF's formContext, which is compared deeply at each render. */
export const SessionContext = createContext<FormSession | undefined>(undefined);
