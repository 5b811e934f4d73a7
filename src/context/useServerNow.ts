import { useStores } from "./StoresContext.ts";

/**
 * Milliseconds since 1970 by the server's clock, for "3 min. ago" of what it has put down; by this machine's while it has not
 * told its own. To be called in an observer: it goes on by itself.
 */
export function useServerNow(): number {
  const { clock, config } = useStores();
  return clock.readMs() + config.aheadMs;
}
