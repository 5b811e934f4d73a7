/** Runs a task when asked, never twice at once: whatever is asked for while it runs is one more run after it. */
export function runOneAtATime(task: () => Promise<void>): () => void {
  let isRunning = false;
  let isAskedAgain = false;
  return function ask() {
    isAskedAgain = isRunning;
    if (isRunning) return;
    isRunning = true;
    void task().finally(() => {
      isRunning = false;
      if (isAskedAgain) ask();
    });
  };
}
