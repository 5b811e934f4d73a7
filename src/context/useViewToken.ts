import { useEffect, useState } from "react";
import { useStores } from "./StoresContext.ts";

/**
 * The token that lets a player in as the administrator; undefined until it is there, and empty when there is none: the
 * server then decides by itself whether something may be seen.
 */
export function useViewToken(): string | undefined {
  const { viewToken } = useStores();
  const [token, setToken] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void viewToken.read().then(
      (given) => isCurrent && setToken(given),
      () => isCurrent && setToken(""),
    );
    return () => {
      isCurrent = false;
    };
  }, [viewToken]);
  return token;
}
