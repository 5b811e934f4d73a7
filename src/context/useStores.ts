import { useContext } from "react";
import type { Stores } from "../stores/Stores.ts";
import { StoresContext } from "./StoresContext.ts";

/** The stores of the console. @throws Error outside of the app */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error("useStores needs the StoresContext that App provides");
  return stores;
}
