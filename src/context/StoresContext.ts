import { createContext } from "react";
import type { Stores } from "../stores/Stores.ts";

/** The stores that services.ts has put together. */
export const StoresContext = createContext<Stores | undefined>(undefined);
