import { createContext, useContext } from "react";
import type { Stores } from "../stores/Stores.ts";

/** The stores that services.ts has put together. */
export const StoresContext = createContext<Stores | undefined>(undefined);

/** The stores of the console. @throws Error outside of the app */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error("useStores needs the StoresContext that App provides");
  return stores;
}
