/** What Chromium's trace says of one span of time, in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Time of the processor that it took. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** The longest task of a page's main thread in a trace, in ms of the processor's time. */
export function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(threadOf),
  );
  const tasks = traceEvents.filter(
    (event) => event.ph === "X" && event.name.endsWith("RunTask") && main.has(threadOf(event)),
  );
  const longest = Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
  if (!(longest > 0)) throw new Error("The trace tells of no task of the page: the bench measures nothing.");
  return longest;
}
