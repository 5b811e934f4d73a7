import type { BrowserContext, Page } from "playwright";

/** What a page notes of itself while it is measured; on the page's `globalThis`. All times are milliseconds. */
export interface PageNotes {
  /** From the start of the navigation to the paint of the first rows. */
  firstRows: number | undefined;
  /** Durations of tasks that held the main thread for 50 ms or more, which is all a browser reports. */
  longTasks: number[];
  /** Longest time between two turns of the main thread, which shows the shorter tasks too. */
  longestTurn: number;
  /** From each key press to the paint that follows it: what is typed is on the screen. */
  keys: number[];
  /** From each key press or click to the paint of the rows it leads to. */
  lists: number[];
}

/** Runs in the page before its own scripts. */
function watchMainThread(): void {
  const notes: PageNotes = { firstRows: undefined, longTasks: [], longestTurn: 0, keys: [], lists: [] };
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

  /** A message is delivered after the frame that was just prepared has been painted. */
  function afterPaint(act: () => void): void {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = act;
      port2.postMessage(undefined);
    });
  }

  /** Which rows are shown: how many there are, and the one at the top. Figures that change in them do not count. */
  function shownRows(): string | undefined {
    const list = document.querySelector("[data-list] [aria-rowcount], [role=grid][aria-rowcount]");
    const first = list?.querySelector("[data-index='0'], tbody tr");
    const name = first?.querySelector("a, td")?.textContent;
    return list && name ? `${list.getAttribute("aria-rowcount")} ${name}` : undefined;
  }

  let asked: { readonly at: number; readonly rows: string | undefined } | undefined;
  new MutationObserver(() => {
    if (notes.firstRows === undefined && shownRows() !== undefined) {
      notes.firstRows = Number.NaN;
      afterPaint(() => (notes.firstRows = performance.now()));
    }
    if (!asked || shownRows() === asked.rows) return;
    const { at } = asked;
    asked = undefined;
    afterPaint(() => notes.lists.push(performance.now() - at));
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-rowcount"] });

  const ask = ({ timeStamp }: Event) => (asked = { at: timeStamp, rows: shownRows() });
  document.addEventListener("click", ask, { capture: true });
  document.addEventListener(
    "keydown",
    (event) => {
      ask(event);
      afterPaint(() => notes.keys.push(performance.now() - event.timeStamp));
    },
    { capture: true },
  );
}

/** Has every page of a context note what it does, from before its own scripts. */
export async function watchPages(context: BrowserContext): Promise<void> {
  // The runner names functions with a helper of its own, which the page does not have.
  await context.addInitScript("globalThis.__name = (named) => named");
  await context.addInitScript(watchMainThread);
}

/** Whether the first rows of a watched page are painted; runs in the page. */
export function hasFirstRows(): boolean {
  const { notes } = globalThis as unknown as { notes: PageNotes };
  return Number.isFinite(notes.firstRows);
}

/** What a watched page has noted so far. */
export function readNotes(page: Page): Promise<PageNotes> {
  return page.evaluate(() => (globalThis as unknown as { notes: PageNotes }).notes);
}
