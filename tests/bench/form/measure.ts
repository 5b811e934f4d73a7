const samples: { readonly kind: string; readonly ms: number }[] = [];
Object.assign(globalThis, { samples });

/** Takes down how long it is from `since` until the next frame is painted. */
export function measure(kind: string, since = performance.now()): void {
  requestAnimationFrame(() => {
    // A message is delivered after the frame that was just prepared has been painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => samples.push({ kind, ms: performance.now() - since });
    port2.postMessage(undefined);
  });
}
