import { useCallback, useDeferredValue, useEffect, useRef, useState } from "react";
import { NavigationType, useNavigationType, useSearchParams } from "react-router-dom";
import { useStores } from "../../context/useStores.ts";

/** Browsers refuse an address that is rewritten too often, and each time all links of the page are drawn anew. */
const writeEveryMs = 400;

/** What is searched: the field shows it at once, the list and the address follow when there is time. */
interface StreamSearch {
  readonly typed: string;
  readonly type: (query: string) => void;
  /** Writes the address at once: the field is being left. */
  readonly settle: () => void;
}

interface Address {
  /** As last seen or written. */
  readonly query: string;
  readonly writtenAt: number;
  /** What it will be written as. */
  readonly next: string;
}

/** The search of the media list, kept in the address as `query`. */
export function useStreamSearch(): StreamSearch {
  const { streams } = useStores();
  const [params, setParams] = useSearchParams();
  const inAddress = params.get("query") ?? "";
  const [typed, setTyped] = useState(inAddress);
  const wanted = useDeferredValue(typed);
  const address = useRef<Address>({ query: inAddress, writtenAt: 0, next: inAddress });

  // What was written here comes back as a replacement, perhaps when more has been typed; all else leads elsewhere.
  const isOwn = useNavigationType() === NavigationType.Replace;
  useEffect(() => {
    if (isOwn || address.current.query === inAddress) return;
    address.current = { ...address.current, query: inAddress, next: inAddress };
    setTyped(inAddress);
  }, [inAddress, isOwn]);

  const write = useCallback(() => {
    const { query, next } = address.current;
    if (query === next) return;
    address.current = { query: next, next, writtenAt: Date.now() };
    setParams((now) => withQuery(now, next), { replace: true });
  }, [setParams]);
  useEffect(() => {
    const waitMs = address.current.writtenAt + writeEveryMs - Date.now();
    if (waitMs <= 0) return write();
    const timer = setTimeout(write, waitMs);
    return () => clearTimeout(timer);
  }, [wanted, write]);

  useEffect(() => streams.search(wanted), [streams, wanted]);

  return {
    typed,
    type: useCallback((query: string) => {
      address.current = { ...address.current, next: query };
      setTyped(query);
    }, []),
    settle: write,
  };
}

function withQuery(params: URLSearchParams, query: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (query === "") next.delete("query");
  else next.set("query", query);
  return next;
}
