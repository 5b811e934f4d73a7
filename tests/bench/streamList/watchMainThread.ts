/** What a page notes of itself while it is measured; on the page's `globalThis`. */
export interface PageNotes {
  /** Durations of tasks that held the main thread for 50 ms or more, which is all a browser reports. */
  longTasks: number[];
  /** Longest time between two turns of the main thread, which shows the shorter tasks too. */
  longestTurn: number;
  /** From each key press to the paint that follows it. */
  keys: number[];
}

/** Runs in the page before its own scripts. All times are milliseconds. */
export function watchMainThread(): void {
  const notes: PageNotes = { longTasks: [], longestTurn: 0, keys: [] };
  Object.assign(globalThis, { notes });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) notes.longTasks.push(duration);
  }).observe({ type: "longtask" });

  const turn = new MessageChannel();
  let before = performance.now();
  turn.port1.onmessage = () => {
    const now = performance.now();
    notes.longestTurn = Math.max(notes.longestTurn, now - before);
    before = now;
    setTimeout(() => {
      before = performance.now();
      turn.port2.postMessage(undefined);
    });
  };
  turn.port2.postMessage(undefined);

  document.addEventListener(
    "keydown",
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        // A message is delivered after the frame that was just prepared has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => notes.keys.push(performance.now() - timeStamp);
        port2.postMessage(undefined);
      });
    },
    { capture: true },
  );
}
