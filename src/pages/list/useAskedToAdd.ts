import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { keepTypedAhead } from "../../components/controls/lostInput.ts";
import { useStores } from "../../context/StoresContext.ts";

/** Behind the address of a list: something is to be added to it. */
export const addingHash = "#add";

/** Hears an address that asks for something to be added, once: from then on it is that of the list. */
export function useAskedToAdd(onAsked: () => void): void {
  const { hash, search, key } = useLocation();
  const navigate = useNavigate();
  const heard = useRef<string>(undefined);
  useEffect(() => {
    if (hash !== addingHash || heard.current === key) return;
    heard.current = key;
    keepTypedAhead();
    void navigate({ search }, { replace: true });
    onAsked();
  });
}

/**
 * The place of a list where something is added: open at first where something is half typed, and by an address or a press
 * on its `opener`, which has the focus again at its end.
 */
export function useAdding(collection: string) {
  const { halfTyped } = useStores();
  const [isAdding, setAdding] = useState(() => halfTyped.has(collection));
  const opener = useRef<HTMLButtonElement>(null);
  useAskedToAdd(() => setAdding(true));
  const begin = () => {
    keepTypedAhead();
    setAdding(true);
  };
  const end = () => {
    setAdding(false);
    opener.current?.focus();
  };
  return { isAdding, begin, end, opener };
}
