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

/** Opens the review of the draft, on any page of the shell, at whatever depth; undefined outside of it. */
export const ReviewContext = createContext<(() => void) | undefined>(undefined);

/** Whether a save is under way and waits for nobody: nothing turns behind a question about it. To be read in an observer. */
export function useSaving(): boolean {
  const { save, questions } = useStores();
  return save.isRunning && questions.asked === undefined;
}
