import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { EventSockets } from "./events/EventSockets.ts";
import type { CallsUnderWay } from "./http/ApiCall.ts";
import type { ConfigListeners } from "./http/ConfigListeners.ts";

/** Of the 5 s that a stop may take: for saves under way and for media; for what a cut upload tidies up; for the last close. */
const LIMITS_MS = { calls: 2000, tidying: 500, closing: 500 } as const;
/** For the answers of the calls that ended last to leave the machine. */
const SENDING_MS = 50;

interface Serving {
  readonly app: FastifyInstance;
  readonly sockets: Pick<EventSockets, "close">;
  readonly listeners: Pick<ConfigListeners, "close">;
  readonly calls: CallsUnderWay;
  readonly stopEngine: () => Promise<void>;
}

/**
 * Ends what the server does for others. Nobody new gets in, consoles hear that it stops, what was asked of the API is
 * answered. Media ends meanwhile and not after: viewers would hold every connection open to the last moment, and ffmpeg
 * the processor. Whoever reads on, or nothing at all, is cut off.
 */
export async function stopServing({ app, sockets, listeners, calls, stopEngine }: Serving): Promise<void> {
  const closed = Promise.all([sockets.close(), app.close()]);
  listeners.close();
  await within(LIMITS_MS.calls, Promise.all([stopEngine(), calls.idle()]));
  await wait(SENDING_MS);
  app.server.closeAllConnections();
  await within(LIMITS_MS.tidying, calls.idle());
  await within(LIMITS_MS.closing, closed);
}

/** What takes longer is left behind. @throws what the work throws in that time */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  // What fails after its time was up is nobody's business any more.
  work.catch(() => undefined);
  try {
    await Promise.race([work, wait(ms, undefined, { signal: over.signal })]);
  } finally {
    over.abort();
  }
}

/** Of the same 5 s; what hangs longer is left behind. */
const SIGNAL_LIMIT_MS = 4500;

/** Stops in good order at SIGTERM or SIGINT; a second signal ends the process at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const handle = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), SIGNAL_LIMIT_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", handle);
  process.on("SIGINT", handle);
}

/** Every ending gets its turn, whatever the ones before did; the first failure is thrown at the end. */
export async function runAll(endings: readonly (() => unknown)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const ending of endings) {
    try {
      await ending();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** An action that is begun at the first call only; every call answers how it ends. */
export function once(action: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= action());
}
