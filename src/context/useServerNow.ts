import type { Stores } from "../stores/Stores.ts";
import { useStores } from "./StoresContext.ts";

/** What a server told of its clock, and how far it was ahead of this machine's then. */
interface ToldClock {
  readonly nowMs: number;
  readonly aheadMs: number;
}

const told = new WeakMap<object, ToldClock>();

/**
 * Milliseconds since 1970 by the server's clock, for "3 min. ago" of what it has put down; by this machine's while it has not
 * told its own. To be called in an observer: it goes on by itself.
 */
export function useServerNow(): number {
  const { clock, config } = useStores();
  return clock.readMs() + aheadMs(config);
}

function aheadMs(config: Stores["config"]): number {
  const { now_ms: nowMs } = config.peek();
  if (typeof nowMs !== "number") return 0;
  const known = told.get(config);
  // Told once: while the line is down it would fall behind.
  if (known?.nowMs === nowMs) return known.aheadMs;
  const ahead = nowMs - Date.now();
  told.set(config, { nowMs, aheadMs: ahead });
  return ahead;
}
