import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useStores } from "../useStores.ts";

/** Browsers refuse an address that is rewritten too often, and each time all links of the page are drawn anew. */
const writeEveryMs = 400;

/** What is searched: the field shows it at once, the list and the address follow when there is time. */
interface StreamSearch {
  readonly typed: string;
  readonly type: (query: string) => void;
}

/** The search of the media list, kept in the address as `query`. */
export function useStreamSearch(): StreamSearch {
  const { streams } = useStores();
  const [params, setParams] = useSearchParams();
  const inAddress = params.get("query") ?? "";
  const [typed, setTyped] = useState(inAddress);
  const wanted = useDeferredValue(typed);
  /** The address as last seen or written, when it was written, and whether something was typed since. */
  const address = useRef({ query: inAddress, writtenAt: 0, isBehind: false });

  useEffect(() => {
    const known = address.current;
    if (known.query !== inAddress) {
      // Somebody went back, or followed a link.
      Object.assign(known, { query: inAddress, isBehind: false });
      setTyped(inAddress);
    }
  }, [inAddress]);

  useEffect(() => {
    const known = address.current;
    if (!known.isBehind || wanted === inAddress) return undefined;
    const write = () => {
      Object.assign(known, { query: wanted, writtenAt: Date.now() });
      setParams((now) => withQuery(now, wanted), { replace: true });
    };
    const waitMs = known.writtenAt + writeEveryMs - Date.now();
    if (waitMs <= 0) return write();
    const timer = setTimeout(write, waitMs);
    return () => clearTimeout(timer);
  }, [wanted, inAddress, setParams]);

  useEffect(() => streams.search(wanted), [streams, wanted]);

  return {
    typed,
    type: (query) => {
      address.current.isBehind = true;
      setTyped(query);
    },
  };
}

function withQuery(params: URLSearchParams, query: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (query === "") next.delete("query");
  else next.set("query", query);
  return next;
}
