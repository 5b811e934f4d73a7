import type { EndedOnce } from "./EndedOnce.ts";

const SILENCE_MS = 20_000;

/** Ends a publication that nothing comes from; returns what is to be called for each packet. */
export function endWhenSilent(ended: EndedOnce): () => void {
  const timer = setTimeout(() => ended.end("The publisher sent nothing any more."), SILENCE_MS).unref();
  ended.onEnd(() => clearTimeout(timer));
  return () => void timer.refresh();
}
