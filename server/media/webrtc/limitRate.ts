import { ByteRate } from "../live/ByteRate.ts";
import type { EndedOnce } from "./EndedOnce.ts";

/** Over less than this a rate says nothing. */
const SHORTEST_SPAN_MS = 5000;
const LOOK_MS = 1000;

/** Cuts a publisher off that sends more than allowed; returns what is to be called with the size of each packet. */
export function limitRate(maxKbit: number | undefined, ended: EndedOnce, now: () => number): (bytes: number) => void {
  if (!maxKbit) return () => undefined;
  const rate = new ByteRate();
  let sum = 0;
  const timer = setInterval(() => {
    rate.look(sum, now());
    if (rate.spanMs < SHORTEST_SPAN_MS || rate.kbit <= maxKbit) return;
    ended.end(`The publisher sent ${rate.kbit} kbit/s, more than the ${maxKbit} allowed.`);
  }, LOOK_MS);
  ended.onEnd(() => clearInterval(timer));
  return (bytes) => {
    sum += bytes;
  };
}
