import { readdirSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";

/** Between 0, as the server, and 1000, which is always first (proc(5), oom_score_adj). */
const SCORE = "300";
/** Between 0, as the server, and 19, which gets what nobody else wants. The disk's turns follow from it. */
const NICENESS = { encodes: 15, relays: 5 } as const;

/**
 * Makes a child stand back behind the server where the machine is short: of the processor, so that no save and no page
 * waits for media, and of memory, where Linux ends the child and not the server (a source may be a playlist that never
 * ends, of which ffmpeg keeps every line).
 * @param work what only relays packets stands before what encodes: its lateness is heard at once, and it takes little
 */
export function lowerPriority(pid: number | undefined, work: keyof typeof NICENESS = "encodes"): void {
  if (pid === undefined || pid <= 0) return;
  // Threads that it has begun already keep the priority they were begun with, so each is told (setpriority(2)).
  for (const thread of threadsOf(pid)) {
    attempt(() => setPriority(thread, NICENESS[work]));
  }
  attempt(() => writeFileSync(`/proc/${pid}/oom_score_adj`, SCORE));
}

function threadsOf(pid: number): readonly number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [pid];
  }
}

/** Another system, or the child is over already. */
function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // It works as well without.
  }
}
