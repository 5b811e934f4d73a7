import { useCallback, useEffect, useRef, useState } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";
import { useStores } from "../../../context/StoresContext.ts";
import { mediaSorting } from "../../../model/media/mediaSorting.ts";
import { useMediaView } from "../useMediaView.ts";

/** How long typing rests before the list follows it [C075]. */
const searchAfterMs = 100;
/** Browsers refuse an address that is rewritten too often, and each time all links of the page are drawn anew. */
const writeEveryMs = 400;

/** What is searched: the field shows it at once, the list and the address follow. */
interface MediaSearch {
  readonly typed: string;
  readonly type: (query: string) => void;
  /**
   * Searches, and writes the address, at once: the field is being left, for a control that may be about the list. For a link
   * the list waits: a row that is being pressed must not go from under the pointer.
   */
  readonly settle: (goesTo: EventTarget | null) => void;
}

interface Address {
  /** As last seen or written. */
  readonly query: string;
  readonly writtenAt: number;
  /** What it will be written as. */
  readonly next: string;
}

/** The search of the media lists, kept in the address as `query`; what else is shown stands in the address already. */
export function useMediaSearch(): MediaSearch {
  const { streams } = useStores();
  const { view, change } = useMediaView();
  const { query: inAddress, filters, source, sorting } = view;
  const [typed, setTyped] = useState(inAddress);
  const [wanted, setWanted] = useState(inAddress);
  const address = useRef<Address>({ query: inAddress, writtenAt: 0, next: inAddress });

  // What was written here comes back as a replacement, perhaps when more has been typed; all else leads elsewhere.
  const isOwn = useNavigationType() === NavigationType.Replace;
  useEffect(() => {
    if (isOwn || address.current.query === inAddress) return;
    address.current = { ...address.current, query: inAddress, next: inAddress };
    setTyped(inAddress);
    setWanted(inAddress);
  }, [inAddress, isOwn]);

  useEffect(() => {
    if (typed === wanted) return undefined;
    const timer = setTimeout(() => setWanted(typed), searchAfterMs);
    return () => clearTimeout(timer);
  }, [typed, wanted]);

  const write = useCallback(() => {
    const { query, next } = address.current;
    if (query === next) return;
    address.current = { query: next, next, writtenAt: Date.now() };
    change({ query: next });
  }, [change]);
  useEffect(() => {
    // Also where there is nothing to wait for: within an effect React draws no address at once.
    const timer = setTimeout(write, address.current.writtenAt + writeEveryMs - Date.now());
    return () => clearTimeout(timer);
  }, [wanted, write]);

  useEffect(
    () => streams.show({ query: wanted, filters, source, sorting: mediaSorting(sorting) }),
    [streams, wanted, filters, source, sorting],
  );

  return {
    typed,
    type: useCallback((query: string) => {
      address.current = { ...address.current, next: query };
      setTyped(query);
    }, []),
    settle: useCallback(
      (goesTo: EventTarget | null) => {
        if (!(goesTo instanceof HTMLAnchorElement)) setWanted(address.current.next);
        write();
      },
      [write],
    ),
  };
}
