import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { keepTypedAhead } from "../../components/controls/lostInput.ts";

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
