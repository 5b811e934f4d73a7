import { writeFileSync } from "node:fs";

/** Between 0, as the server, and 1000, which is always first (proc(5), oom_score_adj). */
const SCORE = "300";

/**
 * Makes a child the one that Linux ends when memory runs out, and not the server: a source may be a playlist that never
 * ends, of which ffmpeg keeps every line.
 */
export function offerToKernel(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, SCORE);
  } catch {
    // Another system, or the child is over already.
  }
}
