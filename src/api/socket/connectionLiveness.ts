import type { EventSocket } from "./EventSocket.ts";

/** What a server says twice a second that announces it. */
const beat = "alive";
const beatMissedMs = 1700;
const quietMs = 10_000;
const answerWithinMs = 5000;
const mostPatienceMs = 120_000;
/** A timer that fires this much late has slept with the machine, or is one of a hidden page. */
const lateMs = 3000;

/**
 * Notices a connection that looks open and is dead (sleep, a lost access point): after 10 s without a frame it asks for
 * the config, which is always answered, and 5 s later gives the connection up. Nothing is asked before the first frame,
 * as a big config takes its time on a slow network; each connection lost like that makes it wait twice as long.
 * @returns `check` to look at once, as after sleep; `stop`
 */
export function watchSilence(socket: EventSocket): { readonly check: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let patienceMs = quietMs + answerWithinMs;
  /** Undefined until this connection has delivered one. */
  let lastFrameAt: number | undefined;
  let isProbing = false;
  const wait = (ms: number, then: () => void) => {
    clearTimeout(timer);
    const due = Date.now() + ms;
    timer = setTimeout(() => (Date.now() - due > lateMs ? wait(answerWithinMs, then) : then()), ms);
  };
  const giveUp = () => {
    if (lastFrameAt === undefined) patienceMs = Math.min(patienceMs * 2, mostPatienceMs);
    socket.drop();
  };
  const probe = () => {
    if (!socket.isOnline || isProbing) return;
    isProbing = true;
    wait(answerWithinMs, giveUp);
    socket.send("read_config");
  };
  const stopOpen = socket.onOpen(() => {
    [lastFrameAt, isProbing] = [undefined, false];
    wait(patienceMs, giveUp);
  });
  const stopFrames = socket.onFrame(() => {
    [lastFrameAt, isProbing] = [Date.now(), false];
    patienceMs = quietMs + answerWithinMs;
    wait(quietMs, probe);
  });
  return {
    check: () => {
      if (lastFrameAt !== undefined && Date.now() - lastFrameAt > lateMs) probe();
    },
    stop: () => {
      clearTimeout(timer);
      stopOpen();
      stopFrames();
    },
  };
}

/**
 * Says when nothing has come of a server that beats, and when something does again: what is on the screen is not live in
 * between, though the line still looks open.
 * @returns the function that ends it
 */
export function watchBeat(socket: EventSocket, onQuiet: (isQuiet: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = socket.subscribe(beat);
  const stop = socket.onFrame(() => {
    clearTimeout(timer);
    onQuiet(false);
    timer = setTimeout(() => onQuiet(true), beatMissedMs);
  });
  return () => {
    clearTimeout(timer);
    onQuiet(false);
    stop();
    leave();
  };
}
