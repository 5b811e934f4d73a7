/**
 * Does work under a signal that comes when its time is up, or with another one. Not by `AbortSignal.any`: Node 20 forgets a
 * timeout that only such a signal waits for, and the work then never ends.
 * @param ms that the work may take
 * @throws what the work throws
 */
export async function withDeadline<T>(
  ms: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const end = new AbortController();
  const follow = (): void => end.abort(signal.reason);
  const timer = setTimeout(() => end.abort(new DOMException("The time is up.", "TimeoutError")), ms);
  signal.addEventListener("abort", follow, { once: true });
  if (signal.aborted) follow();
  try {
    return await work(end.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", follow);
  }
}
